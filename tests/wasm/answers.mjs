// node answers.mjs BUNDLE MODULE [FUNCTION]: reads plans from its input, prints what the rules answer here, or what that function does.
import { readFileSync } from "node:fs";
import vm from "node:vm";
const [bundle, module, ...asked] = process.argv.slice(2);
vm.runInThisContext(readFileSync(bundle, "utf8"));
const plans = JSON.parse(readFileSync(0, "utf8"));
const { answers, ...others } = vm.runInThisContext("local");
const found = asked.length > 0 ? await others[asked[0]](readFileSync(module), plans) : await answers(readFileSync(module), plans);
process.stdout.write(JSON.stringify(found));

// node answers.mjs BUNDLE MODULE [FUNCTION]: reads a list of what is asked from its input, prints what the rules answer here, or what that function does.
import { readFileSync } from "node:fs";
import vm from "node:vm";
const [bundle, module, name = "answers"] = process.argv.slice(2);
vm.runInThisContext(readFileSync(bundle, "utf8"));
const asked = JSON.parse(readFileSync(0, "utf8"));
const found = await vm.runInThisContext("local")[name](readFileSync(module), ...asked);
process.stdout.write(JSON.stringify(found));

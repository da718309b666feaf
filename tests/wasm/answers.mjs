// node answers.mjs BUNDLE MODULE: reads plans from its input, prints what the rules answer here.
import { readFileSync } from "node:fs";
import vm from "node:vm";
const [bundle, module] = process.argv.slice(2);
vm.runInThisContext(readFileSync(bundle, "utf8"));
const plans = JSON.parse(readFileSync(0, "utf8"));
const found = await vm.runInThisContext("local").answers(readFileSync(module), plans);
process.stdout.write(JSON.stringify(found));

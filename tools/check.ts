/** `npm run check`: everything that can be known without running the product. Needs no database. `npm run check -- GATE …` runs these gates alone. */
import { dirname } from 'node:path'
import { failed, type Finding, printFinding } from './check/gate.ts'
import { checkAudit, checkDeadCode, checkFormat, checkLint, checkTypes } from './check/programs.ts'
import { checkStructure } from './check/structure.ts'

const root = dirname(import.meta.dirname)

const gates: Record<string, () => Promise<Finding | Finding[]>> = {
  format: () => checkFormat(root),
  lint: () => checkLint(root),
  types: () => checkTypes(root),
  'dead code': () => checkDeadCode(root),
  structure: () => checkStructure(root),
  audit: () => checkAudit(root),
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in gates))
if (unknown.length > 0) {
  console.error(`There is no gate ${unknown.join(', ')}. There are: ${Object.keys(gates).join(', ')}.`)
  process.exit(1)
}

const started = performance.now()
const chosen = Object.entries(gates).filter(([name]) => asked.length === 0 || asked.includes(name))
const runs = chosen.map(async ([, gate]) => {
  const findings = [await gate()].flat()
  return { findings, seconds: (performance.now() - started) / 1000 }
})
const results = await Promise.all(runs)
for (const { findings, seconds } of results) for (const finding of findings) printFinding(finding, seconds)
const broken = results.flatMap(({ findings }) => findings).filter(failed)
console.log(broken.length === 0 ? 'All gates passed.' : `Failed: ${broken.map(({ gate }) => gate).join(', ')}.`)
process.exitCode = broken.length === 0 ? 0 : 1

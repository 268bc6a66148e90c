/** `npm run check`: everything that can be known without running the product. Needs no database, takes seconds. */
import { dirname } from 'node:path'
import { failed, type Finding, printFinding } from './check/gate.ts'
import { checkAudit, checkDeadCode, checkFormat, checkLint, checkTypes } from './check/programs.ts'
import { checkStructure } from './check/structure.ts'

const root = dirname(import.meta.dirname)

const gates: (() => Promise<Finding | Finding[]>)[] = [
  () => checkFormat(root),
  () => checkLint(root),
  () => checkTypes(root),
  () => checkDeadCode(root),
  () => checkStructure(root),
  () => checkAudit(root),
]

const started = performance.now()
const runs = gates.map(async (gate) => {
  const findings = [await gate()].flat()
  return { findings, seconds: (performance.now() - started) / 1000 }
})
const results = await Promise.all(runs)
for (const { findings, seconds } of results) for (const finding of findings) printFinding(finding, seconds)
const broken = results.flatMap(({ findings }) => findings).filter(failed)
console.log(broken.length === 0 ? 'All gates passed.' : `Failed: ${broken.map(({ gate }) => gate).join(', ')}.`)
process.exitCode = broken.length === 0 ? 0 : 1

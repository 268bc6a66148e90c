/** `npm run check`: everything that can be known without running the product. Needs no database, takes seconds. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkArrows } from './check/arrows.ts'
import { checkCalls, readContracts } from './check/calls.ts'
import { checkDocuments } from './check/documents.ts'
import { failed, type Finding, printFinding } from './check/gate.ts'
import { checkHabits } from './check/habits.ts'
import { checkLockfile } from './check/lockfile.ts'
import { checkAudit, checkDeadCode, checkFormat, checkLint, checkTypes } from './check/programs.ts'
import { checkSizes } from './check/sizes.ts'
import { listFiles, readSources } from './check/source.ts'

const root = dirname(import.meta.dirname)

async function checkStructure(): Promise<Finding[]> {
  const sources = readSources(root)
  const files = listFiles(root)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const documents = files.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: read(path) }))
  return [
    checkArrows(sources),
    checkHabits(sources),
    checkSizes(sources),
    checkCalls(await readContracts(root), sources),
    checkDocuments(documents, files),
    checkLockfile(read('package-lock.json')),
  ]
}

const gates: (() => Promise<Finding | Finding[]>)[] = [
  () => checkFormat(root),
  () => checkLint(root),
  () => checkTypes(root),
  () => checkDeadCode(root),
  checkStructure,
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

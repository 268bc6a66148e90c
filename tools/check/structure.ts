import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capabilities } from '../../src/domains/plans/entitlements.ts'
import { tierFacts } from '../../src/domains/plans/tiers.ts'
import { checkArrows } from './arrows.ts'
import { checkCalls, readContracts } from './calls.ts'
import { checkCycles } from './cycles.ts'
import { checkDocuments } from './documents.ts'
import { checkEntitlements } from './entitlements.ts'
import type { Finding } from './gate.ts'
import { checkHabits } from './habits.ts'
import { checkLockfile } from './lockfile.ts'
import { checkScreens } from './screens.ts'
import { checkSheets } from './sheets.ts'
import { checkSizes } from './sizes.ts'
import { checkProductWords } from './product-words.ts'
import { checkRunning } from './running.ts'
import { listFiles, readSources } from './source.ts'
import { tableExceptions } from './table-exceptions.ts'
import { checkTables } from './tables.ts'
import { checkVocabulary } from './vocabulary.ts'

/** The gates that read the tree themselves: imports, habits, sizes, screens, calls, documents and the lockfile. */
export async function checkStructure(root: string): Promise<Finding[]> {
  const sources = readSources(root)
  const files = listFiles(root)
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const sheets = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: read(path) }))
  const documents = files.filter((path) => path.endsWith('.md')).map((path) => ({ path, text: read(path) }))
  const styles = files.filter((path) => path.startsWith('src/') && path.endsWith('.css'))
  return [
    checkArrows(sources),
    checkCycles(sources),
    checkRunning(
      sources,
      read('package.json'),
      ['index.html', 'door.html', 'open.html'].map((page) => ({ text: read(page) })),
    ),
    checkProductWords([...sources, ...styles.map((path) => ({ path, text: read(path) }))]),
    checkVocabulary(sources),
    checkHabits(sources),
    checkSizes(sources),
    checkSheets(sources, sheets),
    checkScreens(files),
    checkTables(sources, tableExceptions),
    checkCalls(await readContracts(root), sources),
    checkEntitlements(capabilities, tierFacts, sources, read('docs/billing.md')),
    checkDocuments(documents, files, read),
    checkLockfile(read('package-lock.json')),
  ]
}

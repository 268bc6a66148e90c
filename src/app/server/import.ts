import { existsSync } from 'node:fs'
import { importVenues } from '../../domains/organisations/server/import/import-venues.ts'
import { readConfig } from '../../kit/server/config.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'

/** `npm run import -- venues FILE.csv`: a venue list in; what did not go in is told by line, with why. */
const [what, file] = process.argv.slice(2)
if (what !== 'venues' || !file || !existsSync(file)) {
  console.error(file && !existsSync(file) ? `We couldn’t find ${file}.` : 'Usage: npm run import -- venues FILE.csv')
  process.exit(2)
}

try {
  const database = await openDatabase(readConfig(identity), 'tools')
  await migrate(database)
  const report = await importVenues(database.db, file)
  await database.close()
  for (const { line, name, why } of report.refused)
    console.log(`line ${line}: ${name || '(no name)'}: not added, ${why}`)
  console.log(
    `${report.read} rows read, ${report.added} added, ${report.known} already there, ${report.refused.length} skipped`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { importKinds } from '../../domains/imports/fields.ts'
import { importFromCommand, postcodesFromCommand, undoFromCommand } from '../../domains/imports/server/command.ts'
import { readConfig } from '../../kit/server/config.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'

const usage = `npm run import -- venues FILE        imports a list of venues: CSV, Excel or NDJSON
npm run import -- brands FILE        imports brands with their contacts
npm run import -- creators FILE      imports creators to invite; no one is emailed yet
npm run import -- lists FILE         puts creators on our team’s lists, by handle, link or ID
npm run import -- redemptions FILE   counts bookings made with creators’ codes, from a till or booking system
npm run import -- collabs FILE       adds collabs from before a venue was here, with their results
npm run import -- postcodes FILE     keeps where postcodes are, for venues without a position: a table with
                                     a postcode, a latitude and a longitude
npm run import -- undo IMPORT        undoes a whole import, within 7 days

  --dry-run                show what would happen, without adding or changing anything
  --map "Pub name=Name"    which field a column fills; separate several with commas; "Fax=-" for none
  --categories "Supper club=Nightlife"
                           our category for a word we don’t know; separate several with commas; "Sauna=-" for none
  --country GB             the country for rows without one
  --list "Christmas"       the list for rows without one (default: the file’s name)
  --venue "Luna"           the venue for rows without one, by name, handle or ID (redemptions, collabs)
  --day-order day-first    or month-first: how 5/4/2026 is read
  --duplicates skip        or merge (add missing details to the one we have), or add
  --apply "Phone, Website"  change these details of venues we have where the list has others; or all
  --encoding, --delimiter, --header LINE (0 for none), --sheet NAME`

/** Answers 0 when every row went in, 3 when some did not, 2 when the command was not understood, 1 when it failed. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      map: { type: 'string', default: '' },
      apply: { type: 'string' },
      categories: { type: 'string' },
      country: { type: 'string' },
      duplicates: { type: 'string', default: 'skip' },
      encoding: { type: 'string' },
      delimiter: { type: 'string' },
      header: { type: 'string' },
      sheet: { type: 'string' },
      list: { type: 'string' },
      venue: { type: 'string' },
      'day-order': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(usage)
    return 0
  }
  const [what, subject] = positionals
  const kind = importKinds.find((one) => one === what)
  if (!subject || (!kind && what !== 'undo' && what !== 'postcodes')) {
    console.error(usage)
    return 2
  }
  if (what !== 'undo' && !existsSync(subject)) {
    console.error(`We couldn’t find ${subject}.`)
    return 2
  }
  const database = await openDatabase(readConfig(identity), 'tools')
  try {
    await migrate(database)
    const { 'dry-run': dryRun, 'day-order': dayOrder, help: _, ...options } = values
    if (what === 'postcodes') return await postcodesFromCommand(database.db, subject, options, console.log)
    if (!kind) return await undoFromCommand(database.db, subject, console.log)
    return await importFromCommand(database.db, subject, { ...options, dryRun, dayOrder }, console.log, kind)
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

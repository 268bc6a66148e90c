import { existsSync } from 'node:fs'
import { backup, restore } from '../../kit/server/backup.ts'
import { readConfig } from '../../kit/server/config.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'

const usage = 'Usage: npm run db -- backup FILE | restore FILE | migrate'

/** `npm run db`: backup and restore of the rows, embedded or on a server, and migrations without a start. */
const [what = '', file = ''] = process.argv.slice(2)
const needsFile = what === 'backup' || what === 'restore'
if (!['backup', 'restore', 'migrate'].includes(what) || needsFile !== (file !== '')) {
  console.error(usage)
  process.exit(2)
}
if (what === 'backup' && existsSync(file)) {
  console.error(`${file} already exists. Choose another name.`)
  process.exit(2)
}
if (what === 'restore' && !existsSync(file)) {
  console.error(`We couldn’t find ${file}.`)
  process.exit(2)
}

try {
  const database = await openDatabase(readConfig(identity), 'tools')
  try {
    const applied = what === 'backup' ? [] : await migrate(database)
    if (what === 'migrate') console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to migrate.')
    else {
      const rows = Object.values(await (what === 'backup' ? backup : restore)(database, file))
      const sum = rows.reduce((all, some) => all + some, 0)
      console.log(`${sum} rows of ${rows.length} tables ${what === 'backup' ? `are in ${file}` : 'restored'}.`)
    }
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

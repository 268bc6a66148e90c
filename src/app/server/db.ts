import { existsSync } from 'node:fs'
import { verify } from '../../kit/server/backup-reading.ts'
import { backup, restore } from '../../kit/server/backup.ts'
import { readConfig } from '../../kit/server/config.ts'
import { migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'

const usage = 'Usage: npm run db -- backup FILE | verify FILE | restore FILE | migrate'

/** `npm run db`: backup and restore of the rows, embedded or on a server, the proof of a backup, and migrations without a start. */
const [what = '', file = ''] = process.argv.slice(2)
const needsFile = ['backup', 'restore', 'verify'].includes(what)
if ((!needsFile && what !== 'migrate') || needsFile !== (file !== '')) {
  console.error(usage)
  process.exit(2)
}
if (what === 'backup' && existsSync(file)) {
  console.error(`There is a file ${file} already.`)
  process.exit(2)
}
if ((what === 'restore' || what === 'verify') && !existsSync(file)) {
  console.error(`There is no file ${file}.`)
  process.exit(2)
}

try {
  const config = readConfig(identity)
  if (what === 'verify') {
    const { at, rows } = await verify(file, config.BACKUP_PASSPHRASE)
    console.log(`${file} is whole: ${countOf(rows)}, as of ${at}.`)
  } else {
    const database = await openDatabase(config, 'tools')
    try {
      const applied = what === 'backup' ? [] : await migrate(database)
      if (what === 'migrate')
        console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to migrate.')
      else {
        const rows = await (what === 'backup' ? backup : restore)(database, file, config.BACKUP_PASSPHRASE)
        console.log(`${countOf(rows)} ${what === 'backup' ? `are in ${file}` : 'restored'}.`)
      }
    } finally {
      await database.close()
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

function countOf(rows: Record<string, number>): string {
  const counts = Object.values(rows)
  return `${counts.reduce((all, some) => all + some, 0)} rows of ${counts.length} tables`
}

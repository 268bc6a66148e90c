import { existsSync } from 'node:fs'
import '../../product/server/joined.ts'
import { format, verify } from '../../kit/server/backup-reading.ts'
import { openStorage } from '../../adapters/storage/open-storage.ts'
import { organisationFormat } from '../../domains/privacy/server/organisation/export-organisation.ts'
import { exportFromCommand, importFromCommand } from '../../domains/privacy/server/organisation-command.ts'
import { backupFiles, restoreFiles } from '../../domains/media/server/file-backup.ts'
import { readArchive } from '../../kit/server/file-archive.ts'
import type { Database } from '../../kit/server/database.ts'
import { backup, restore } from '../../kit/server/backup.ts'
import { type Config, readConfig } from '../../kit/server/config.ts'
import { isMigrated, migrate } from '../../kit/server/migrate.ts'
import { openDatabase } from '../../kit/server/open-database.ts'
import { identity } from '../../product/identity.ts'

const usage = `Usage: npm run db -- backup FILE [--files] | verify FILE | restore FILE | migrate
       npm run db -- export-organisation ID FILE | import-organisation FILE`

/**
 * `npm run db`: backup and restore of the rows and, in a second file beside them, of what was uploaded; embedded or on a server; the
 * proof of a backup, and migrations without a start. The same for one organisation, into a database that has others.
 */
const [what = '', ...given] = process.argv.slice(2)
const withId = what === 'export-organisation'
const [id = '', file = '', ...options] = withId ? given : ['', ...given]
const uploads = `${file}.files`
const withFiles = what === 'backup' ? options.includes('--files') : file !== '' && existsSync(uploads)
const writes = what === 'backup' || withId
const reads = ['restore', 'verify', 'import-organisation'].includes(what)
const isUnderstood = options.every((option) => option === '--files' && what === 'backup')
if ((!writes && !reads && what !== 'migrate') || (writes || reads) !== (file !== '') || !isUnderstood) {
  console.error(usage)
  process.exit(2)
}
const taken = writes && [file, ...(withFiles || withId ? [uploads] : [])].find((one) => existsSync(one))
if (taken) {
  console.error(`${taken} already exists.`)
  process.exit(2)
}
if (reads && !existsSync(file)) {
  console.error(`${file} doesn’t exist.`)
  process.exit(2)
}

try {
  const config = readConfig(identity)
  if (what === 'verify') {
    const { at, rows } = await verify(file, config.BACKUP_PASSPHRASE, [format, organisationFormat])
    console.log(`${file} is complete: ${countOf(rows)}, as of ${at}.`)
    if (withFiles) {
      const found = await readArchive(uploads, { passphrase: config.BACKUP_PASSPHRASE, scratch: `${uploads}.scratch` })
      console.log(`${uploads} is complete: ${found.files} files, ${found.bytes} bytes.`)
    }
  } else {
    const database = await openDatabase(config, 'tools')
    try {
      const applied = writes ? [] : await migrate(database)
      const parts = { database, storage: openStorage(config), passphrase: config.BACKUP_PASSPHRASE, say: console.log }
      if (withId && !(await isMigrated(database)))
        throw new Error('The database is of another version of the product. Run npm run db -- migrate first.')
      if (withId) process.exitCode = await exportFromCommand(parts, id, file)
      else if (what === 'import-organisation') process.exitCode = await importFromCommand(parts, file)
      else if (what === 'migrate')
        console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'Nothing to migrate.')
      else {
        const rows = await (what === 'backup' ? backup : restore)(database, file, config.BACKUP_PASSPHRASE)
        console.log(`${countOf(rows)} ${what === 'backup' ? `saved to ${file}` : 'restored'}.`)
        if (withFiles) await carryFiles(database, config)
      }
    } finally {
      await database.close()
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** The files go after the rows: what was uploaded in between is then one too many, never one too few. */
async function carryFiles(database: Database, config: Config): Promise<void> {
  const storage = openStorage(config)
  const passphrase = config.BACKUP_PASSPHRASE
  if (what === 'restore') {
    const found = await restoreFiles(storage, uploads, { passphrase, scratch: `${uploads}.scratch` })
    console.log(`Uploaded files restored: ${found.files}.`)
    return
  }
  const written = await backupFiles(database.db, storage, uploads, passphrase)
  console.log(`Uploaded files saved to ${uploads}: ${written.files} (${written.bytes} bytes).`)
  if (written.missing.length === 0) return
  console.error(`Files missing from storage: ${written.missing.length} (${written.missing.slice(0, 10).join(', ')}).`)
  process.exitCode = 1
}

function countOf(rows: Record<string, number>): string {
  const counts = Object.values(rows)
  return `${counts.reduce((all, some) => all + some, 0)} rows in ${counts.length} tables`
}

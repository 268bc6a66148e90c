import { sql } from 'drizzle-orm'
import type { ZipFile } from 'yazl'
import type { DataSubject, ExportedFile } from '../../../../access/server/personal-data.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Db } from '../../../../kit/server/database.ts'
import { listArchivedPeople } from '../../../accounts/server/archived-people.ts'
import { listArchivedFiles } from '../../../media/server/archived-files.ts'
import { archiveFormat, archivePaths, type Manifest, shapeOf } from './archive-form.ts'
import { readOwnRows } from './own-rows.ts'

/**
 * Adds to an export of an organisation what another installation reads, all of one moment: its rows, its people, and what is known about
 * its files. `names` says what each file is called in the archive, by its path. Answers the files that belong in it as well: pictures of videos.
 */
export async function addOrganisation(
  zip: ZipFile,
  db: Db,
  subject: DataSubject,
  { orgUid, name, names }: { orgUid: string; name: string; names: ReadonlyMap<string, string> },
): Promise<ExportedFile[]> {
  const add = (path: string, records: readonly unknown[]) => {
    const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('')
    if (records.length > 0) zip.addBuffer(Buffer.from(lines), path, { mtime: now() })
  }
  return db.transaction(
    async (tx) => {
      // Times are written in the time zone of the connection.
      await tx.execute(sql`set local time zone 'UTC'`)
      const people = await listArchivedPeople(tx, subject.brandUids)
      const files = await listArchivedFiles(tx, [...names.keys()])
      const taken = new Set([orgUid, ...subject.brandUids, ...[...people, ...files].map(({ uid }) => uid)])
      const manifest: Manifest = { format: archiveFormat, shape: await shapeOf(tx), orgUid, name }
      zip.addBuffer(Buffer.from(JSON.stringify(manifest)), archivePaths.manifest, { mtime: now() })
      add(archivePaths.people, people)
      add(
        archivePaths.files,
        files.map((file) => ({ ...file, archived: names.get(file.path) ?? posterName(file) })),
      )
      for (const [table, rows] of await readOwnRows(tx, taken)) add(archivePaths.rows(table), rows)
      return files.flatMap((file) => (names.has(file.path) ? [] : [{ path: file.path, name: posterName(file) }]))
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const posterName = ({ uid, path }: { uid: string; path: string }) =>
  `posters/${uid}${path.slice(path.lastIndexOf('.'))}`

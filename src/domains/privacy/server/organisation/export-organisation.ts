import { inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Storage } from '../../../../adapters/storage/storage.ts'
import { BackupError } from '../../../../kit/server/backup-reading.ts'
import { writeRows } from '../../../../kit/server/backup-writing.ts'
import type { Database, Queryable } from '../../../../kit/server/database.ts'
import { ArchivedPerson, listArchivedPeople } from '../../../accounts/server/archived-people.ts'
import { backupFiles } from '../../../media/server/file-backup.ts'
import { findOrganisation } from '../../../organisations/server/reads.ts'
import { brandFacts } from '../../../profiles/server/facts.ts'
import { findOwnRows, listOthers, ownFiles } from './own-rows.ts'

export const organisationFormat = 'portable organisation 1'

/** What the first line of the file says: whose it is, its people, and who is named in it and doesn’t come along. */
export const About = z.object({
  orgUid: z.string(),
  name: z.string(),
  people: z.array(ArchivedPerson),
  others: z.object({ accounts: z.array(z.string()), creators: z.array(z.string()) }),
})

export type Taken = { name: string; rows: Record<string, number>; files: number; bytes: number; missing: string[] }

/** Where the uploaded files of an organisation’s file are. */
export const filesBeside = (file: string) => `${file}.files`

/**
 * Writes everything of an organisation as of one moment: its rows to `file`, what was uploaded to a second file beside it. `id` is its own
 * uid, or one of its venues’.
 */
export async function exportOrganisation(
  database: Database,
  storage: Storage,
  id: string,
  { file, passphrase }: { file: string; passphrase: string | undefined },
): Promise<Taken> {
  return database.db.transaction(
    async (tx) => {
      const { orgUid, name, brandUids } = await getToExport(tx, id)
      const people = await listArchivedPeople(tx, brandUids)
      const tables = await findOwnRows(tx, [orgUid, ...brandUids, ...people.map(({ uid }) => uid)])
      const about: z.output<typeof About> = { orgUid, name, people, others: await listOthers(tx) }
      const rows = await writeRows(tx, file, { format: organisationFormat, tables, passphrase, about })
      return { name, rows, ...(await backupFiles(tx, storage, filesBeside(file), passphrase, ownFiles())) }
    },
    { isolationLevel: 'repeatable read' },
  )
}

async function getToExport(db: Queryable, id: string) {
  const [venue] = await db
    .select({ orgUid: brandFacts.orgUid })
    .from(brandFacts)
    .where(inArray(brandFacts.uid, [id]))
  const organisation = await findOrganisation(db, venue?.orgUid ?? id)
  if (!organisation)
    throw new BackupError(`There’s no organisation or venue with the ID ${id}. Copy it from the address of its page.`)
  const { uid: orgUid, name } = organisation
  const venues = await db
    .select({ uid: brandFacts.uid })
    .from(brandFacts)
    .where(inArray(brandFacts.orgUid, [orgUid]))
  return { orgUid, name, brandUids: venues.map(({ uid }) => uid) }
}

import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { unsafeFindFiles } from '../../media/server/reads.ts'
import { viewFile } from '../../media/server/view.ts'
import type { NoteFile } from '../entry.ts'

type Attached = { uid: string; name: string }

/** The files of some notes, read in one query: answers those of one of them, by addresses that are signed for a while. */
export async function viewNoteFiles(
  { db, config }: { db: Queryable; config: Config },
  all: readonly Attached[],
): Promise<(files: readonly Attached[]) => NoteFile[]> {
  const found = await unsafeFindFiles(db, [...new Set(all.map(({ uid }) => uid))])
  const byUid = new Map(found.map((file) => [file.uid, viewFile(config, file)]))
  return (files) =>
    files.flatMap(({ uid, name }) => {
      const file = byUid.get(uid)
      return file ? [{ ...file, name }] : []
    })
}

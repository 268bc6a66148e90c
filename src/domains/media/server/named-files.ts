import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { NamedFile } from '../contract.ts'
import { unsafeFindFiles } from './reads.ts'
import { viewFile } from './view.ts'

type Attached = { uid: string; name: string }

/** Files that notes or messages hold, read in one query: answers those of one of them, by addresses that are signed for a while. */
export async function viewNamedFiles(
  { db, config }: { db: Queryable; config: Config },
  all: readonly Attached[],
): Promise<(files: readonly Attached[]) => NamedFile[]> {
  const found = await unsafeFindFiles(db, [...new Set(all.map(({ uid }) => uid))])
  const byUid = new Map(found.map((file) => [file.uid, viewFile(config, file)]))
  return (files) =>
    files.flatMap(({ uid, name }) => {
      const file = byUid.get(uid)
      return file ? [{ ...file, name }] : []
    })
}

import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { fileFacts } from '../../media/server/facts.ts'
import { viewFile } from '../../media/server/view.ts'
import { deliverableFiles, deliverables, deliverableVersions } from './tables.ts'

/** A deliverable as one picture: its first picture, or the poster of its video. `path` is where it is stored. */
export type Cover = { picture: string | null; placeholder: string | null; path: string | null }

/**
 * Each of these deliverables as one picture of what was sent last, in one query; the caller has decided who may see them.
 * Nothing where the rights of use have ended. `usable`: only where the brand has rights now, for pages that leave its hands.
 */
export async function findCovers(
  db: Queryable,
  config: Config,
  uids: readonly string[],
  { usable = false }: { usable?: boolean } = {},
): Promise<ReadonlyMap<string, Cover>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([deliverables.uid], {
      uid: deliverables.uid,
      rightsUntil: deliverables.rightsUntil,
      file: columnsOf(fileFacts),
    })
    .from(deliverables)
    .innerJoin(deliverableVersions, eq(deliverableVersions.deliverableUid, deliverables.uid))
    .innerJoin(
      deliverableFiles,
      and(
        eq(deliverableFiles.deliverableUid, deliverableVersions.deliverableUid),
        eq(deliverableFiles.version, deliverableVersions.number),
      ),
    )
    .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .where(and(inArray(deliverables.uid, [...uids]), isNotNull(deliverableVersions.submittedAt)))
    .orderBy(deliverables.uid, desc(deliverableVersions.number), deliverableFiles.position)
  const shown = rows.filter(({ rightsUntil }) => (rightsUntil ? rightsUntil > now() : !usable))
  return new Map(
    shown.map(({ uid, file }) => {
      const { kind, file_path, poster, placeholder } = viewFile(config, file)
      const isImage = kind === 'image'
      return [uid, { picture: isImage ? file_path : poster, placeholder, path: isImage ? file.path : file.posterPath }]
    }),
  )
}

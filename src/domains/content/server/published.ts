import { and, asc, eq, sql } from 'drizzle-orm'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import { fileFacts } from '../../media/server/facts.ts'
import { viewFile } from '../../media/server/view.ts'
import type { DeliverableType, Platform } from '../../profiles/vocabulary.ts'
import { deliverableFiles, deliverables, results } from './tables.ts'

/** What a creator published of a collab, with its first file and what it has reached; a count that isn't known is null. */
export type PublishedPost = {
  uid: string
  type: DeliverableType
  platform: Platform
  liveUrl: string | null
  publishedAt: string | null
  kind: 'image' | 'video'
  file: string
  /** A picture of one moment of a video. */
  poster: string | null
  placeholder: string | null
  /** Where it is stored as one picture, which stays on the server. */
  path: string | null
  /** Views that a platform lets nobody add to others (`isApart`) are YouTube’s own. */
  isApart: boolean
  views: number | null
  likes: number | null
  comments: number | null
  saves: number | null
  shares: number | null
}

/** The published posts of a collab in the order of its brief, whatever the brand may still do with them: the creator’s own work. */
export async function listPublishedPosts(db: Queryable, config: Config, collabUid: string): Promise<PublishedPost[]> {
  const { views, likes, comments, saves, shares, source } = results
  const rows = await db
    .select({
      uid: deliverables.uid,
      type: deliverables.type,
      platform: deliverables.platform,
      liveUrl: deliverables.liveUrl,
      publishedAt: deliverables.publishedAt,
      counts: { views, likes, comments, saves, shares },
      isApart: sql<boolean>`coalesce(${source} = 'platform' and ${deliverables.platform} = 'youtube', false)`,
      file: columnsOf(fileFacts),
    })
    .from(deliverables)
    .innerJoin(
      deliverableFiles,
      and(
        eq(deliverableFiles.deliverableUid, deliverables.uid),
        eq(deliverableFiles.version, deliverables.fileVersion),
        eq(deliverableFiles.position, 0),
      ),
    )
    .innerJoin(fileFacts, eq(fileFacts.uid, deliverableFiles.fileUid))
    .leftJoin(results, eq(results.deliverableUid, deliverables.uid))
    .where(and(eq(deliverables.collabUid, collabUid), eq(deliverables.status, 'published')))
    .orderBy(asc(deliverables.position), deliverables.uid)
  return rows.map(({ file, counts, publishedAt, ...post }) => {
    const { kind, file_path, poster, placeholder } = viewFile(config, file)
    return {
      ...post,
      ...(counts ?? { views: null, likes: null, comments: null, saves: null, shares: null }),
      publishedAt: publishedAt?.toISOString() ?? null,
      kind: kind === 'image' ? kind : 'video',
      file: file_path,
      poster,
      placeholder,
      path: kind === 'image' ? file.path : file.posterPath,
    }
  })
}

import { inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { checkContent } from '../../media/content-checks.ts'
import { fileFacts, type StoredFile } from '../../media/server/facts.ts'
import { factsOf } from '../../media/server/view.ts'

/** Why a file can’t show a brief and what to do about it; null if it can. */
export function whyNotShown(file: StoredFile): string | null {
  const wrong = checkContent(factsOf(file), { type: 'brief' }).find((check) => !check.ok)
  if (wrong) return `${wrong.cause} ${wrong.fix}`
  // A card shows it before the clip plays, and instead of it on a slow line.
  return file.kind === 'video' && !file.posterPath
    ? 'We couldn’t make a cover image from this clip. Export it as MP4 with H.264, then upload it again.'
    : null
}

/**
 * Refuses photos and clips that aren’t among those `before`, unless they’re public and can show a brief. What a brief has
 * already is never refused. One query, and none where nothing was added.
 */
export async function assertPictures(
  db: Queryable,
  before: readonly string[],
  pictures: readonly string[],
): Promise<void> {
  const added = pictures.filter((path) => !before.includes(path))
  if (added.length === 0) return
  const files = await db.select().from(fileFacts).where(inArray(fileFacts.path, added))
  for (const path of added) {
    const file = files.find((one) => one.path === path)
    // A private file is refused as if it didn’t exist.
    const why = file?.visibility === 'public' ? whyNotShown(file) : 'We couldn’t find this file. Upload it again.'
    if (why)
      throw new CallError(
        'failed-precondition',
        `Check number ${pictures.indexOf(path) + 1} in photos and clips. ${why}`,
      )
  }
}

import { and, eq, isNull } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { mediaCalls } from '../../contract.ts'
import { getOwnFile } from '../reads.ts'
import { files } from '../tables.ts'
import { viewFile } from '../view.ts'

/** How much the shapes of a video and its poster may differ: rounding to whole pixels. */
const ratioOff = 0.02

export const setPoster: Handler<typeof mediaCalls.setPoster> = async ({ uid, posterUid }, { actor, tx, config }) => {
  const video = await getOwnFile(tx, actor, uid)
  const poster = await getOwnFile(tx, actor, posterUid)
  if (video.kind !== 'video') throw new CallError('invalid-argument', 'Choose a video.')
  const off = (poster.width / poster.height) * (video.height / video.width)
  if (poster.kind !== 'image' || Math.abs(off - 1) > ratioOff)
    throw new CallError('invalid-argument', 'Choose a cover image with the same shape as the video.')
  const { path: posterPath, phash, placeholder } = poster
  const [kept] = await tx
    .update(files)
    .set({ posterPath, phash, placeholder })
    // The same video may be several people's: it keeps the first.
    .where(and(eq(files.uid, uid), isNull(files.posterPath)))
    .returning()
  return viewFile(config, kept ?? video)
}

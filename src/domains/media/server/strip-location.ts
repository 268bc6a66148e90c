import { readFile, writeFile } from 'node:fs/promises'
import { strippedImage } from './strip-image.ts'
import { stripVideo } from './video-work.ts'

/**
 * Takes out of the file at `path` whatever tells where someone was.
 * False when the file is not built as its format says, and then it must not be kept.
 */
export async function stripLocation(path: string, mime: string): Promise<boolean> {
  // A PDF says nothing of where somebody was.
  if (mime === 'application/pdf') return true
  if (!mime.startsWith('image/')) return stripVideo(path, mime)
  const stripped = await strippedImage(mime, await readFile(path)).catch(() => null)
  if (stripped) await writeFile(path, stripped)
  return stripped !== null
}

import { open, readFile, writeFile } from 'node:fs/promises'
import { strippedImage } from './strip-image.ts'
import { stripMatroska } from './strip-matroska.ts'
import { stripMp4 } from './strip-mp4.ts'

/** Takes out of the file at `path` whatever tells where someone was (product decisions §7). */
export async function stripLocation(path: string, mime: string): Promise<void> {
  if (mime.startsWith('image/')) return writeFile(path, await strippedImage(mime, await readFile(path)))
  const file = await open(path, 'r+')
  try {
    await (mime === 'video/webm' || mime === 'video/matroska' ? stripMatroska(file) : stripMp4(file))
    await file.sync()
  } finally {
    await file.close()
  }
}

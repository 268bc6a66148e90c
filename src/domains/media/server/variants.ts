import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Storage } from '../../../adapters/storage/storage.ts'
import { inWorkFolder } from '../../../kit/server/work-folder.ts'
import { atMost } from './at-most.ts'
import { openImage } from './probe-image.ts'
import type { StoredFile } from './tables.ts'

/** The widths of what is shown of a picture, in pixels: never larger than the picture itself. */
export const variantWidths = { thumb: 240, card: 720, full: 1600 } as const
export type Variant = keyof typeof variantWidths
export type VariantFormat = 'webp' | 'jpeg'

const few = atMost(2)

/** Makes variants when they are first asked for, each once however many ask, and keeps them in the store. */
export function createVariants(
  storage: Storage,
): (file: StoredFile, variant: Variant, format: VariantFormat) => Promise<string> {
  const making = new Map<string, Promise<void>>()
  return async (file, variant, format) => {
    const key = `${variant}/${file.path}.${format}`
    if (await storage.stat(key)) return key
    let work = making.get(key)
    if (!work) {
      work = few(() => make(storage, file, key, variantWidths[variant], format)).finally(() => making.delete(key))
      making.set(key, work)
    }
    await work
    return key
  }
}

async function make(
  storage: Storage,
  file: StoredFile,
  key: string,
  width: number,
  format: VariantFormat,
): Promise<void> {
  const original = await storage.open(`original/${file.path}`)
  if (!original) throw new Error(`the store has lost original/${file.path}`)
  await inWorkFolder(async (folder) => {
    const path = join(folder, format)
    const image = await openImage(await buffer(original))
    const picture = image.resize({ width, withoutEnlargement: true })
    const drawn =
      format === 'webp'
        ? picture.webp({ quality: 80 })
        : picture.flatten({ background: '#fff' }).jpeg({ quality: 82, mozjpeg: true })
    await drawn.toFile(path)
    await storage.put(key, path, `image/${format}`)
  })
}

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { openStorage } from '../src/adapters/storage/open-storage.ts'
import { variantWidths } from '../src/domains/media/server/variants.ts'
import type { Config } from '../src/kit/server/config.ts'
import { median } from './load.ts'

const count = 24

/**
 * Milliseconds to a `thumb` of a photo of twelve megapixels that was never asked for before: by the media endpoint, over
 * HTTP to the last byte and kept in the store, and by sharp alone from file to file with the same settings, in turn.
 */
export async function compareThumbs(
  url: string,
  port: number,
  config: Config,
): Promise<{ ours: number; sharp: number }> {
  const folder = join(config.DATA_DIR, 'thumbs')
  await mkdir(folder, { recursive: true })
  const photo = join(folder, 'photo.jpg')
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  await sharp({ create: { width: 3000, height: 4000, channels: 3, background: '#888', noise } })
    .blur(3)
    .jpeg({ quality: 88 })
    .toFile(photo)
  const paths = Array.from({ length: count }, (_, i) => `ab/bench${i}.jpg`)
  await storePhotos(url, config, photo, paths)
  const times = { ours: [] as number[], sharp: [] as number[] }
  for (const [i, path] of paths.entries()) {
    times.ours.push(await timed(() => fetchThumb(port, path)))
    times.sharp.push(await timed(() => drawAlone(photo, join(folder, `${i}.webp`))))
  }
  return { ours: median(times.ours.slice(2)), sharp: median(times.sharp.slice(2)) }
}

async function fetchThumb(port: number, path: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/media/thumb/${path}`, { headers: { accept: 'image/webp' } })
  if (answer.headers.get('content-type') !== 'image/webp') throw new Error(`no thumb: ${await answer.text()}`)
  await answer.arrayBuffer()
}

function drawAlone(photo: string, to: string): Promise<unknown> {
  return sharp(photo, { failOn: 'truncated' })
    .autoOrient()
    .resize({ width: variantWidths.thumb, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(to)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

async function storePhotos(url: string, config: Config, photo: string, paths: readonly string[]): Promise<void> {
  const storage = openStorage(config)
  for (const path of paths) await storage.put(`original/${path}`, photo, 'image/jpeg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into files (uid, content_hash, path, kind, mime, bytes, width, height, visibility, owner_uid, created_at)
      select 'file_' || path, path, path, 'image', 'image/jpeg', 1, 3000, 4000, 'public', 'bench', now() from unnest($1::text[]) path`,
    [paths],
  )
  await client.end()
}

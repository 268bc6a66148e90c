import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskStorage } from '../../../adapters/storage/disk.ts'
import { type World, world } from '../../../world/world.ts'
import { demoVideo, drawnPhoto, givePoster } from './build.ts'
import { forgetFilesOf, removeBytes } from './forget-files.ts'
import { ingestFile } from './ingest.ts'
import { unsafeFindFiles } from './reads.ts'

const storageOf = (w: World) => diskStorage(join(w.config.DATA_DIR, 'media'))

/** A video that Bella brought, with its poster. */
async function withPoster(w: World) {
  const bring = async (name: string, buffer: Buffer) =>
    ingestFile({ db: w.database.db, storage: storageOf(w) }, { name, buffer, ownerUid: w.bella.accountUid })
  const [video, poster] = [await bring('a.mp4', await demoVideo()), await bring('a.jpg', await drawnPhoto(1, 540, 960))]
  await givePoster(w.database.db, video.uid, poster)
  return { video, poster }
}

it('keeps the poster of a video that stays where it is shown', async () => {
  const w = await world()
  const { video, poster } = await withPoster(w)
  await w.tx((tx) => forgetFilesOf(tx, w.bella.accountUid, [poster.uid]))
  await removeBytes(w.database.db, storageOf(w))
  const left = await unsafeFindFiles(w.database.db, [video.uid, poster.uid])
  expect(left).toHaveLength(2)
  expect(await storageOf(w).stat(`original/${poster.path}`)).not.toBeNull()
})

it('removes a poster with its video', async () => {
  const w = await world()
  const { video, poster } = await withPoster(w)
  await w.tx((tx) => forgetFilesOf(tx, w.bella.accountUid, [video.uid, poster.uid]))
  await removeBytes(w.database.db, storageOf(w))
  expect(await unsafeFindFiles(w.database.db, [video.uid, poster.uid])).toEqual([])
  for (const { path } of [video, poster]) expect(await storageOf(w).stat(`original/${path}`)).toBeNull()
})

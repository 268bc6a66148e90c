import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must, mustGet } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { giveFile, givePoster } from '../../domains/media/server/build.ts'
import { ingestFile } from '../../domains/media/server/ingest.ts'
import type { StoredFile } from '../../domains/media/server/facts.ts'
import { type BrandCategory, brandCategories } from '../../domains/profiles/vocabulary.ts'
import type { Tx } from '../../kit/server/database.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { drawAhead } from './pictures.ts'
import { drawVenue } from '../pictures/draw.ts'

const assets = join(projectRoot, 'src/world/pictures/assets')
const clips: Readonly<Record<BrandCategory, readonly string[]>> = {
  Restaurant: ['demo-table.mp4', 'demo-vertical.mp4'],
  Hotel: ['demo-room.mp4', 'demo-outdoor.mp4'],
  Cafe: ['demo-cafe.mp4', 'demo-table.mp4'],
  Nightlife: ['demo-vertical-evening.mp4', 'demo-room.mp4'],
  Experience: ['demo-outdoor.mp4', 'demo-cafe.mp4'],
  Other: ['demo-table.mp4', 'demo-vertical.mp4'],
}
/** How often one influencer can be at places of a category before a file would come again. */
const perCategory = 8

/** What influencers of the demo bring from their visits. */
export type DemoFiles = {
  /** The nth deliverable that somebody films or photographs at a place of this category, theirs from now on. */
  take: (kind: 'video' | 'image', category: BrandCategory, nth: number, accountUid: string) => Promise<string>
}

/** A pool of deliverables, each brought through the upload's rules when it is first taken. */
export async function makeDemoFiles(
  { db, storage }: { db: Tx; storage: Storage },
  ownerUid: string,
): Promise<DemoFiles> {
  const bring = (buffer: Buffer, name: string) => ingestFile({ db, storage }, { buffer, name, ownerUid })
  const posters = new Map<string, StoredFile>()
  for (const name of new Set(Object.values(clips).flat()))
    posters.set(name, await bring(await readFile(join(assets, name.replace('.mp4', '.jpg'))), 'poster.jpg'))
  const photos = new Map(
    brandCategories.map((category) => [
      category,
      drawAhead(
        Array.from({ length: perCategory }, (_, nth) => `content-${category}-${nth}`),
        (name) => drawVenue(name, category),
      ),
    ]),
  )
  const bringPhoto = async (category: BrandCategory, nth: number) => {
    const photo = await must(mustGet(photos, category)[nth], 'photo')
    return (await bring(photo, `content-${nth}.jpg`)).uid
  }
  const bringVideo = async (category: BrandCategory, nth: number) => {
    const asset = must(clips[category][nth % clips[category].length], 'clip')
    const clip = another(await readFile(join(assets, asset)), brandCategories.indexOf(category) * 100 + nth)
    const { uid } = await bring(clip, asset)
    await givePoster(db, uid, mustGet(posters, asset))
    return uid
  }
  const pool = new Map<string, string>()
  return {
    take: async (kind, category, nth, accountUid) => {
      const key = `${kind}-${category}-${nth % perCategory}`
      const uid = pool.get(key) ?? (await (kind === 'video' ? bringVideo : bringPhoto)(category, nth % perCategory))
      pool.set(key, uid)
      await giveFile(db, uid, accountUid)
      return uid
    },
  }
}

/** The same clip to look at, with some empty room behind it: another file. */
function another(clip: Buffer, nth: number): Buffer {
  const room = Buffer.alloc(16)
  room.writeUInt32BE(16, 0)
  room.write('free', 4, 'latin1')
  room.writeUInt32BE(nth, 8)
  return Buffer.concat([clip, room])
}

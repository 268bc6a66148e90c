import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must, mustGet } from '../../kit/contract/must.ts'
import { giveFile, givePoster } from '../../domains/media/server/build.ts'
import type { StoredFile } from '../../domains/media/server/facts.ts'
import { type BrandCategory, brandCategories } from '../../domains/profiles/vocabulary.ts'
import type { Tx } from '../../kit/server/database.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { contentPhotos, photosPerCategory } from '../pictures/drawn.ts'
import type { Bring } from './bring.ts'

const assets = join(projectRoot, 'src/world/pictures/assets')
const clips: Readonly<Record<BrandCategory, readonly string[]>> = {
  Restaurant: ['demo-table.mp4', 'demo-vertical.mp4'],
  Hotel: ['demo-room.mp4', 'demo-outdoor.mp4'],
  Cafe: ['demo-cafe.mp4', 'demo-table.mp4'],
  Nightlife: ['demo-vertical-evening.mp4', 'demo-room.mp4'],
  Experience: ['demo-outdoor.mp4', 'demo-cafe.mp4'],
  Other: ['demo-table.mp4', 'demo-vertical.mp4'],
}
/** What influencers of the demo bring from their visits. */
export type DemoFiles = {
  /** What somebody films or photographs at a venue of this category, theirs from now on: nothing twice, while there is more. */
  take: (kind: 'video' | 'image', category: BrandCategory, accountUid: string) => Promise<string>
}

/** A pool of deliverables for venues of these categories. */
export async function makeDemoFiles(tx: Tx, bring: Bring, categories: ReadonlySet<BrandCategory>): Promise<DemoFiles> {
  const posters = new Map<string, Promise<StoredFile>>()
  for (const name of new Set([...categories].flatMap((category) => clips[category])))
    posters.set(
      name,
      bring.file(() => readFile(join(assets, name.replace('.mp4', '.jpg'))), 'poster.jpg'),
    )
  const bringVideo = async (category: BrandCategory, nth: number) => {
    const asset = must(clips[category][nth % clips[category].length], 'clip')
    const number = brandCategories.indexOf(category) * 100 + nth
    const { uid } = await bring.file(async () => another(await readFile(join(assets, asset)), number), asset)
    await givePoster(tx, uid, await mustGet(posters, asset))
    return uid
  }
  const bringAll = async (category: BrandCategory) => {
    const photos = contentPhotos(category).map(async (name) => (await bring.picture(name)).uid)
    const videos = Array.from({ length: photosPerCategory }, (_, nth) => bringVideo(category, nth))
    const [image, video] = await Promise.all([Promise.all(photos), Promise.all(videos)])
    return { image, video }
  }
  const pools = new Map(
    await Promise.all([...categories].map(async (category) => [category, await bringAll(category)] as const)),
  )
  const taken = new Map<string, number>()
  return {
    take: async (kind, category, accountUid) => {
      const pool = mustGet(pools, category)[kind]
      const of = `${accountUid} ${kind} ${category}`
      const nth = taken.get(of) ?? 0
      taken.set(of, nth + 1)
      const uid = must(pool[nth % pool.length], 'file')
      await giveFile(tx, uid, accountUid)
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

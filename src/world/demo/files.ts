import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must, mustGet } from '../../kit/contract/must.ts'
import { giveFile, givePoster } from '../../domains/media/server/build.ts'
import type { StoredFile } from '../../domains/media/server/facts.ts'
import { type BrandCategory, brandCategories } from '../../domains/profiles/vocabulary.ts'
import type { Tx } from '../../kit/server/database.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { photosOf } from '../pictures/photos.ts'
import type { Bring } from './bring.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'

const assets = join(projectRoot, 'src/world/pictures/assets')
const clips: Readonly<Record<BrandCategory, readonly string[]>> = {
  Restaurant: ['demo-table.mp4', 'demo-noodles.mp4', 'demo-vertical.mp4', 'demo-terrace.mp4'],
  Hotel: ['demo-room.mp4', 'demo-pool.mp4'],
  Cafe: ['demo-cafe.mp4', 'demo-bakery.mp4'],
  Nightlife: ['demo-vertical-evening.mp4', 'demo-bar.mp4', 'demo-rooftop.mp4'],
  Experience: ['demo-outdoor.mp4', 'demo-craft.mp4'],
  Other: ['demo-table.mp4', 'demo-vertical.mp4'],
}
/** How often one creator can film at venues of a category before a clip would come again. */
const videosPerCategory = 16

/** What influencers of the demo bring from their visits. */
export type DemoFiles = {
  /**
   * What a creator films or photographs at a venue, theirs from now on: nothing that the venue or the creator shows
   * already, while there is more.
   */
  take: (kind: 'video' | 'image', brand: DemoBrand, guest: DemoInfluencer) => Promise<string>
}

/** A pool of deliverables for each category of these venues. */
export async function makeDemoFiles(tx: Tx, bring: Bring, brands: readonly DemoBrand[]): Promise<DemoFiles> {
  const categories = [...new Set(brands.map(({ category }) => category))]
  const posters = new Map<string, Promise<StoredFile>>()
  for (const name of new Set(categories.flatMap((category) => clips[category])))
    posters.set(
      name,
      bring.file(() => readFile(join(assets, name.replace('.mp4', '.jpg'))), 'poster.jpg'),
    )
  const bringVideo = async (category: BrandCategory, nth: number) => {
    const asset = must(clips[category][nth % clips[category].length], 'clip')
    const number = brandCategories.indexOf(category) * 100 + nth
    const file = await bring.file(async () => another(await readFile(join(assets, asset)), number), asset)
    await givePoster(tx, file.uid, await mustGet(posters, asset))
    return file
  }
  const bringAll = async (category: BrandCategory) => {
    const names = brands.filter((brand) => brand.category === category).flatMap(({ handle }) => photosOf(handle))
    const photos = [...new Set(names)].map((name) => bring.photo(name))
    const videos = Array.from({ length: videosPerCategory }, (_, nth) => bringVideo(category, nth))
    const [image, video] = await Promise.all([Promise.all(photos), Promise.all(videos)])
    return { image, video }
  }
  const pools = new Map(
    await Promise.all(categories.map(async (category) => [category, await bringAll(category)] as const)),
  )
  return { take: openTaking(tx, pools) }
}

type Pools = ReadonlyMap<BrandCategory, Readonly<Record<'video' | 'image', readonly StoredFile[]>>>

function openTaking(tx: Tx, pools: Pools): DemoFiles['take'] {
  const taken = new Map<string, Set<string>>()
  const takenBy = (uid: string) => {
    const paths = taken.get(uid) ?? new Set()
    taken.set(uid, paths)
    return paths
  }
  let turn = 0
  return async (kind, brand, guest) => {
    const pool = mustGet(pools, brand.category)[kind]
    const start = (turn += 1) * 3
    const inTurn = pool.map((_, nth) => must(pool[(start + nth) % pool.length], 'file'))
    const [ofGuest, ofBrand] = [takenBy(guest.uid), takenBy(brand.uid)]
    const unseen = inTurn.filter(({ path }) => !ofGuest.has(path) && !guest.pictures.includes(path))
    const file =
      unseen.find(({ path }) => !ofBrand.has(path) && !brand.pictures.includes(path)) ??
      unseen[0] ??
      must(inTurn[0], 'file')
    ofGuest.add(file.path)
    ofBrand.add(file.path)
    await giveFile(tx, file.uid, guest.accountUid)
    return file.uid
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

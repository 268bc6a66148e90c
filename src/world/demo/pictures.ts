import { must } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { ingestFile } from '../../domains/media/server/ingest.ts'
import { setBrand, setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Database } from '../../kit/server/database.ts'
import { drawPortrait, drawVenue } from '../pictures/draw.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import type { DemoPeople } from './people.ts'

const picturesPerBrand = 3
/** Faces are shared: a few dozen serve two hundred people. */
const faces = 48

/** Does something for each, a few at a time: drawing waits for other threads. */
export async function several<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  const one = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, one))
}
const atATime = 4

/** Draws the pictures of all venues and faces, brings them through the upload rules, and hangs them on the profiles. */
export async function drawAll(
  parts: { database: Database; storage: Storage },
  people: DemoPeople,
  brands: readonly DemoBrand[],
  influencers: readonly DemoInfluencer[],
): Promise<void> {
  const { db } = parts.database
  const ownerUid = people.accounts.admin
  const bring = async (buffer: Promise<Buffer>, name: string) =>
    (await ingestFile({ db, storage: parts.storage }, { buffer: await buffer, name, ownerUid, visibility: 'public' }))
      .path
  await several(brands, async (brand) => {
    for (let index = 0; index < picturesPerBrand; index += 1)
      brand.pictures.push(
        await bring(drawVenue(`${brand.handle}-${index}`, brand.category), `${brand.handle}-${index}.jpg`),
      )
    const [hero, ...gallery] = brand.pictures
    await setBrand(db, brand.uid, { hero: must(hero, 'hero'), gallery, profilePic: must(gallery[0], 'gallery') })
  })
  const portraits: string[] = []
  await several(
    Array.from({ length: faces }, (_face, index) => index),
    async (index) => {
      portraits[index] = await bring(drawPortrait(`face-${index}`), `face-${index}.jpg`)
    },
  )
  for (const [index, influencer] of influencers.entries()) {
    await setInfluencer(db, influencer.uid, { avatar: must(portraits[(index * 7) % faces], 'portrait') })
  }
}

import { must, mustGet } from '../../kit/contract/must.ts'
import type { Storage } from '../../adapters/storage/storage.ts'
import { atMost } from '../../domains/media/server/at-most.ts'
import { ingestFile } from '../../domains/media/server/ingest.ts'
import { setBrand, setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Tx } from '../../kit/server/database.ts'
import { drawPortrait, drawVenue } from '../pictures/draw.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'

const picturesPerBrand = 3
/** Faces are shared: a few dozen serve two hundred people. */
const faces = 48

type Deps = { db: Tx; storage: Storage }
const few = atMost(2)

/** Draws on other threads, in this order, while the database is at work here. */
export function drawAhead<T>(items: readonly T[], draw: (item: T) => Promise<Buffer>): Promise<Buffer>[] {
  return items.map((item) => {
    const drawn = few(() => draw(item))
    // A failure is met where the picture is needed.
    drawn.catch(() => undefined)
    return drawn
  })
}

/** The pictures of venues and faces: drawing begins at once; each passes the upload's rules when it is hung. */
export function openPictures(deps: Deps, ownerUid: string, brands: readonly DemoBrand[]) {
  const bring = async (drawn: Promise<Buffer>, name: string) =>
    (await ingestFile(deps, { buffer: await drawn, name, ownerUid, visibility: 'public' })).path
  const names = (brand: DemoBrand) => Array.from({ length: picturesPerBrand }, (_, index) => `${brand.handle}-${index}`)
  const ofBrands = new Map(
    brands.map((brand) => [brand.uid, drawAhead(names(brand), (name) => drawVenue(name, brand.category))]),
  )
  const portraits = drawAhead(
    Array.from({ length: faces }, (_, index) => `face-${index}`),
    drawPortrait,
  )
  return {
    /** Hangs a venue's pictures, once. */
    hang: async (brand: DemoBrand): Promise<void> => {
      if (brand.pictures.length > 0) return
      for (const [index, name] of names(brand).entries())
        brand.pictures.push(await bring(must(mustGet(ofBrands, brand.uid)[index], 'picture'), `${name}.jpg`))
      const [hero, ...gallery] = brand.pictures
      await setBrand(deps.db, brand.uid, { hero: must(hero, 'hero'), gallery, profilePic: must(gallery[0], 'gallery') })
    },
    hangFaces: async (influencers: readonly DemoInfluencer[]): Promise<void> => {
      for (const [face, drawn] of portraits.entries()) {
        const avatar = await bring(drawn, `face-${face}.jpg`)
        for (const { uid } of influencers.filter((_, index) => (index * 7) % faces === face))
          await setInfluencer(deps.db, uid, { avatar })
      }
    },
  }
}

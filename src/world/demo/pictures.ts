import { must } from '../../kit/contract/must.ts'
import { setBrand, setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Tx } from '../../kit/server/database.ts'
import { facePictures, faces } from '../pictures/drawn.ts'
import { photosOf } from '../pictures/photos.ts'
import type { Bring } from './bring.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'

/** Each venue gets its pictures: one on top, the others below it. Two of three agree to be named by their guests. */
export async function hangVenuePictures(tx: Tx, bring: Bring, brands: readonly DemoBrand[]): Promise<void> {
  const hang = async (brand: DemoBrand, index: number) => {
    const brought = await Promise.all(photosOf(brand.handle).map((name) => bring.photo(name)))
    brand.pictures.push(...brought.map(({ path }) => path))
    const [hero, ...gallery] = brand.pictures
    await setBrand(tx, brand.uid, {
      hero: must(hero, 'hero'),
      gallery,
      profilePic: must(gallery[0], 'gallery'),
      mayBeNamed: index % 3 !== 2,
    })
  }
  await Promise.all(brands.map(hang))
}

export async function hangFaces(tx: Tx, bring: Bring, influencers: readonly DemoInfluencer[]): Promise<void> {
  const hang = async (name: string, face: number) => {
    const { path } = await bring.face(name)
    for (const { uid } of influencers.filter((_, index) => (index * 7) % faces === face))
      await setInfluencer(tx, uid, { avatar: path })
  }
  await Promise.all(facePictures().map(hang))
}

const picturesPerPortfolio = 6

/** Creators show pictures of venues elsewhere, each picture once. */
export async function hangPortfolios(
  tx: Tx,
  influencers: readonly DemoInfluencer[],
  brands: readonly DemoBrand[],
): Promise<void> {
  for (const [index, influencer] of influencers.entries()) {
    const elsewhere = brands.filter((brand) => brand.city !== influencer.city)
    const gallery = new Set<string>()
    for (let nth = 0; gallery.size < picturesPerPortfolio; nth += 1) {
      const { pictures } = must(elsewhere[(index * 5 + nth * 11) % elsewhere.length])
      gallery.add(must(pictures[(index + nth) % pictures.length]))
    }
    influencer.pictures.push(...gallery)
    await setInfluencer(tx, influencer.uid, { gallery: influencer.pictures })
  }
}

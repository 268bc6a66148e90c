import { must } from '../../kit/contract/must.ts'
import { setBrand, setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Tx } from '../../kit/server/database.ts'
import { facePictures, faces, venuePictures } from '../pictures/drawn.ts'
import type { Bring } from './bring.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'

/** Each venue gets its pictures: one on top, the others below it. */
export async function hangVenuePictures(tx: Tx, bring: Bring, brands: readonly DemoBrand[]): Promise<void> {
  const hang = async (brand: DemoBrand) => {
    const brought = await Promise.all(venuePictures(brand.handle).map((name) => bring.picture(name, 'public')))
    brand.pictures.push(...brought.map(({ path }) => path))
    const [hero, ...gallery] = brand.pictures
    await setBrand(tx, brand.uid, { hero: must(hero, 'hero'), gallery, profilePic: must(gallery[0], 'gallery') })
  }
  await Promise.all(brands.map(hang))
}

export async function hangFaces(tx: Tx, bring: Bring, influencers: readonly DemoInfluencer[]): Promise<void> {
  const hang = async (name: string, face: number) => {
    const { path } = await bring.picture(name, 'public')
    for (const { uid } of influencers.filter((_, index) => (index * 7) % faces === face))
      await setInfluencer(tx, uid, { avatar: path })
  }
  await Promise.all(facePictures().map(hang))
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { must } from '../../kit/contract/must.ts'
import { setBrand, setInfluencer } from '../../domains/profiles/server/build.ts'
import type { Tx } from '../../kit/server/database.ts'
import { projectRoot } from '../../kit/server/root.ts'
import { givePoster } from '../../domains/media/server/build.ts'
import { setStaffPhoto } from '../../domains/accounts/server/staff.ts'
import { facePictures, faces } from '../pictures/drawn.ts'
import { photosOf } from '../pictures/photos.ts'
import type { Bring } from './bring.ts'
import type { DemoBrand, DemoInfluencer } from './demo-world.ts'
import type { DemoPeople } from './people.ts'

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

const assets = join(projectRoot, 'src/world/pictures/assets')
/** What the briefs of two venues show besides their photos, by the venue’s handle. */
const clipsAt = { harbourandhearth: 'demo-table', thelanternroom: 'demo-vertical-evening' }

export async function hangClips(tx: Tx, bring: Bring, brands: readonly DemoBrand[]): Promise<void> {
  for (const [handle, name] of Object.entries(clipsAt)) {
    const brand = must(
      brands.find((one) => one.handle === handle),
      handle,
    )
    const [clip, poster] = await Promise.all([
      bring.file(() => readFile(join(assets, `${name}.mp4`)), `${name}.mp4`, 'public'),
      bring.file(() => readFile(join(assets, `${name}.jpg`)), 'poster.jpg', 'public'),
    ])
    await givePoster(tx, clip.uid, poster)
    brand.clip = clip.path
  }
}

/** A face for each: those of one city, who stand beside each other in lists, have different ones. Faces with an even number have long hair. */
function facesOf(influencers: readonly DemoInfluencer[]): Map<string, number> {
  const before = new Map<string, number>()
  const cities = [...new Set(influencers.map(({ city }) => city))]
  return new Map(
    influencers.map(({ uid, city, gender }) => {
      const nth = before.get(`${city} ${gender}`) ?? 0
      before.set(`${city} ${gender}`, nth + 1)
      const face = (nth * 7 + cities.indexOf(city) * 5) % (faces / 2)
      return [uid, face * 2 + (gender === 'female' ? 0 : 1)]
    }),
  )
}

export async function hangFaces(tx: Tx, bring: Bring, influencers: readonly DemoInfluencer[]): Promise<void> {
  const given = facesOf(influencers)
  const hang = async (name: string, face: number) => {
    const { path } = await bring.face(name)
    for (const { uid } of influencers.filter((one) => given.get(one.uid) === face))
      await setInfluencer(tx, uid, { avatar: path })
  }
  await Promise.all(facePictures().map(hang))
}

/** Account managers look like people as well: by their place, a face that few creators of their city have. */
export async function hangManagers(tx: Tx, bring: Bring, managers: DemoPeople['managers']): Promise<void> {
  const faceOf = { [managers.london]: 'face-38', [managers.paris]: 'face-41', [managers.nyc]: 'face-44' }
  for (const [uid, face] of Object.entries(faceOf)) await setStaffPhoto(tx, uid, (await bring.face(face)).path)
}

const picturesPerPortfolio = 6

/**
 * What creators show on their pages, each picture once, and none that is on top of a venue in their city. Creators of one
 * city who joined one after the other, as lists have them, show different ones while there are enough.
 */
export async function hangPortfolios(
  tx: Tx,
  influencers: readonly DemoInfluencer[],
  brands: readonly DemoBrand[],
): Promise<void> {
  const most = Math.max(...brands.map(({ pictures }) => pictures.length))
  // The first of each venue, then the second of each: kinds of venues alternate.
  const all = Array.from({ length: most }, (_, nth) => brands.flatMap(({ pictures }) => pictures[nth] ?? [])).flat()
  for (const city of new Set(influencers.map((influencer) => influencer.city))) {
    const onTop = new Set(brands.filter((brand) => brand.city === city).map(({ pictures }) => pictures[0]))
    const others = [...new Set(all)].filter((path) => !onTop.has(path))
    const newest = influencers
      .filter((influencer) => influencer.city === city)
      .toSorted((a, b) => b.joinedAt - a.joinedAt)
    for (const [nth, influencer] of newest.entries()) {
      const gallery = Array.from({ length: picturesPerPortfolio }, (_, at) =>
        must(others[(nth * picturesPerPortfolio + at) % others.length], 'picture'),
      )
      influencer.pictures.push(...gallery)
      await setInfluencer(tx, influencer.uid, { gallery })
    }
  }
}

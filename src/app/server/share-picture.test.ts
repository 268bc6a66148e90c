import sharp from 'sharp'
import { expect, it } from 'vitest'
import { must } from '../../kit/contract/must.ts'
import type { PublicInfluencer } from '../../domains/content/public-influencer.ts'
import { outlinedText } from '../../kit/server/outlined-text.ts'
import { sharePicture, shareSize } from './share-picture.ts'
import { shareTag } from './share-tag.ts'

const alice: PublicInfluencer = {
  slug: 'aliceeats',
  handle: 'alice.eats',
  name: 'Alice Moreau',
  bio: '',
  isPaused: false,
  avatar: null,
  inSearch: false,
  gallery: ['a', 'b', 'c', 'd'],
  city: 'London',
  cities: [],
  languages: [],
  vibe: [],
  accounts: [],
  visitsCompleted: null,
  formats: [],
  isInTime: false,
  reviews: [],
  places: [],
}
const red = () =>
  sharp({ create: { width: 300, height: 500, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()
/** The colour at a point. */
const at = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

it('draws who it is beside what they make, as large as link previews want it', async () => {
  const picture = await sharePicture(alice, 'Plusone', red)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...shareSize })
  expect((await at(picture, 1100, 600))[0]).toBeGreaterThan(180)
  // The name is there, in ink, without any font of the machine.
  const { channels } = await sharp(
    await sharp(picture).extract({ left: 64, top: 200, width: 400, height: 80 }).toBuffer(),
  ).stats()
  expect(must(channels[0], 'channel').min).toBeLessThan(80)
})

it.each([
  'Łukasz Żółć',
  'Nguyễn Thị Ánh',
  'Ελένη',
  'Юлія',
  'สมชาย ใจดี',
  'محمد علي',
  'דוד לוי',
  '李小龙',
  '김민수',
  'अनन्या',
])('draws %s, each letter of it', async (name) => {
  const drawn = await outlinedText(name, { font: 'serif', size: 84, x: 0, y: 100, colour: '#000', most: 800 })
  const letters = Array.from(name.normalize('NFC').replace(/[\p{M}\s]/gu, '')).length
  const outlines = drawn.match(/ d="M/g)?.length ?? 0
  // Letters that join may share an outline.
  expect(outlines).toBeGreaterThanOrEqual(Math.ceil(letters / 2))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="160">${drawn}</svg>`
  const { channels } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).stats()
  expect(must(channels[0], 'channel').min).toBeLessThan(40)
})

it('draws initials where there is no picture, leaves emoji out, and changes its tag with what it shows', async () => {
  const picture = await sharePicture({ ...alice, name: 'Åsa 🦊', gallery: ['gone'] }, 'Plusone', async () => null)
  expect(await sharp(picture).metadata()).toMatchObject(shareSize)
  expect(shareTag(alice)).toBe(shareTag({ ...alice, bio: 'Another', gallery: ['a', 'b', 'c'] }))
  expect(shareTag(alice)).not.toBe(shareTag({ ...alice, name: 'Alice M.' }))
})

import { expect, it } from 'vitest'
import { type Archived, archiveNames, rightsText, whyNoArchive } from './archive.ts'

const reel: Archived = {
  creator: 'Alice Moreau',
  handle: 'alice.eats',
  venue: 'Luna',
  day: '2026-03-11',
  type: 'reel',
  platform: 'instagram',
  rights: 'organic',
  until: '11 September 2026',
  liveUrl: 'https://www.instagram.com/reel/C1/',
  endings: ['mp4'],
}

it('names files so that people can read them, each once', () => {
  const post = { ...reel, type: 'post', endings: ['jpg', 'jpg'] } as const
  expect(archiveNames([reel, post, { ...reel, creator: 'ALICE Moreau' }])).toEqual([
    ['Alice Moreau, Luna, 2026-03-11, Instagram Reel.mp4'],
    ['Alice Moreau, Luna, 2026-03-11, Instagram post.jpg', 'Alice Moreau, Luna, 2026-03-11, Instagram post (2).jpg'],
    ['ALICE Moreau, Luna, 2026-03-11, Instagram Reel (2).mp4'],
  ])
})

it('leaves nothing in a name that leads to another folder or that Windows refuses', () => {
  const [[name] = []] = archiveNames([{ ...reel, creator: '../..\\A:*?"<>|\u0000b', venue: 'Fish/Chips' }])
  expect(name).toBe('.. .. A b, Fish Chips, 2026-03-11, Instagram Reel.mp4')
})

it('says of each file whom to credit, and how it may be used until when', () => {
  expect(rightsText('Plusone', 'Luna', [reel]).split('\r\n')).toEqual([
    'Content for Luna, from Plusone.',
    '',
    'Stop using a file when its rights end, and always credit its creator. Your agreement has the full terms.',
    '',
    'Alice Moreau, Luna, 2026-03-11, Instagram Reel.mp4',
    '  Credit: Alice Moreau, @alice.eats',
    '  Organic: you can use the content on your own channels, until 11 September 2026',
    '  Post: https://www.instagram.com/reel/C1/',
    '',
  ])
})

it('refuses more than one archive holds, and says how much it is', () => {
  expect(whyNoArchive(5 * 1024 ** 3)).toBeNull()
  expect(whyNoArchive(7.25 * 1024 ** 3)).toBe(
    'These files come to 7.3 GB. One download can be up to 5 GB: select fewer, and download them in parts.',
  )
})

import { describe, expect, it } from 'vitest'
import { type Asked, checkContent, type ContentFacts, passes } from './content-checks.ts'
import { fileTypeByExtension } from './file-type-by-extension.ts'
import { hammingDistance, isNearCopy } from './near-copy.ts'

const reel: ContentFacts = {
  name: 'reel.mp4',
  bytes: 9_000_000,
  mime: 'video/mp4',
  readable: true,
  width: 1080,
  height: 1920,
  durationMs: 12_000,
  hasSound: true,
  deliveredBefore: null,
}
const photo: ContentFacts = {
  name: 'a.jpg',
  bytes: 4_000_000,
  mime: 'image/jpeg',
  readable: true,
  width: 3000,
  height: 4000,
}
const failing = (facts: ContentFacts, type?: Asked['type']) =>
  checkContent(facts, type && { type })
    .filter((check) => !check.ok)
    .map((check) => check.check)

it('passes what is in order, without a word', () => {
  expect(checkContent(reel, { type: 'reel' })).toEqual(
    ['type', 'size', 'readable', 'duration', 'resolution', 'orientation', 'sound', 'repeat'].map((check) => ({
      check,
      ok: true,
      cause: '',
      fix: '',
    })),
  )
  expect(passes(checkContent(photo, { type: 'post' }))).toBe(true)
})

describe('each rule', () => {
  const rows: [string, ContentFacts, Asked['type'] | undefined, string[]][] = [
    ['a picture of 25 MB', { ...photo, bytes: 25_000_000 }, undefined, []],
    ['a picture over 25 MB', { ...photo, bytes: 25_000_001 }, undefined, ['size']],
    ['a video over 500 MB', { ...reel, bytes: 500_000_001 }, undefined, ['size']],
    ['an empty file', { ...photo, bytes: 0 }, undefined, ['size']],
    ['1079 pixels', { ...photo, width: 1079 }, 'post', ['resolution']],
    ['a small picture for a profile', { ...photo, width: 400, height: 300 }, undefined, []],
    ['a lying reel', { ...reel, width: 1920, height: 1080 }, 'reel', ['orientation']],
    ['a square story', { ...photo, width: 1080, height: 1080 }, 'story', ['orientation']],
    ['a square post', { ...photo, width: 1080, height: 1080 }, 'post', []],
    ['a lying post', { ...photo, width: 1920, height: 1080 }, 'post', ['orientation']],
    ['lying footage', { ...reel, width: 1920, height: 1080 }, 'ugc', []],
    ['a silent reel', { ...reel, hasSound: false }, 'reel', ['sound']],
    ['silent footage', { ...reel, hasSound: false }, 'ugc', []],
    ['a picture as a story', { ...photo, hasSound: false }, 'story', []],
    ['a picture as a reel', photo, 'reel', ['type']],
    ['a video without length', { ...reel, durationMs: 0 }, undefined, ['duration']],
    ['a clip of 30 seconds', { ...reel, durationMs: 30_000, hasSound: false }, 'brief', []],
    ['a clip of more', { ...reel, durationMs: 30_001 }, 'brief', ['duration']],
    ['a small, lying photo of a brief', { ...photo, width: 900, height: 600 }, 'brief', []],
    ['a damaged file', { ...reel, readable: false }, undefined, ['readable']],
    ['a file delivered before', { ...reel, deliveredBefore: 'same' }, 'reel', ['repeat']],
    ['a PNG named jpg', { ...photo, mime: 'image/png' }, undefined, ['type']],
    ['unknown content', { ...photo, mime: null }, undefined, ['type']],
    ['an SVG', { name: 'logo.svg', bytes: 10 }, undefined, ['type']],
    ['an AVI before the transfer', { name: 'old.avi', bytes: 10 }, undefined, ['type']],
    ['no extension', { name: 'film', bytes: 10 }, undefined, ['type']],
    ['a name in capitals', { name: 'IMG_1.JPG', bytes: 10 }, undefined, []],
  ]
  it.each(rows)('%s', (_what, facts, type, expected) => {
    expect(failing(facts, type)).toEqual(expected)
  })

  it('gives cause and fix as one sentence each', () => {
    const [size] = checkContent({ ...photo, bytes: 30_400_000 }).filter((check) => !check.ok)
    expect(size).toMatchObject({
      cause: 'This file is 30.4 MB. The maximum for photos is 25 MB.',
      fix: 'Export it at a smaller size.',
    })
  })
})

it('tells the kind of a file by its extension', () => {
  for (const name of ['a.jpg', 'a.JPEG', 'a.png', 'a.gif', 'a.bmp', 'a.tiff', 'a.svg', 'a.webp'])
    expect(fileTypeByExtension(name)).toBe('image')
  for (const name of ['a.mp4', 'a.mov', 'a.avi', 'a.mkv', 'a.flv', 'a.wmv', 'a.webm', 'a.mpg', 'a.mpeg', 'b.c.M4V'])
    expect(fileTypeByExtension(name)).toBe('video')
  for (const name of ['a.exe', 'a', 'mp4', 'a.mp4/b', 'a.']) expect(fileTypeByExtension(name)).toBe('unknown')
})

it('counts the bits between two prints', () => {
  expect(hammingDistance('0000000000000000', 'ffffffffffffffff')).toBe(64)
  expect(hammingDistance('00000000000000ff', '00000000000000fe')).toBe(1)
  expect([isNearCopy('0', '3f'), isNearCopy('0', '7f')]).toEqual([true, false])
})

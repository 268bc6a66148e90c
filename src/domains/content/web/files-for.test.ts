import { expect, it } from 'vitest'
import { filesFor, withMore } from './files-for.ts'

const [photo, video] = [{ type: 'image/jpeg' }, { type: 'video/mp4' }]
const photos = (count: number) => Array.from({ length: count }, (_, at) => ({ type: 'image/jpeg', name: `${at}.jpg` }))
const having = (files: number) => ({ versions: [{ files: Array.from({ length: files }) }] })
const anything = { uid: 'anything', type: 'story', contentType: 'mix', versions: [] } as const
const reel = { uid: 'reel', type: 'reel', contentType: 'video', versions: [] } as const
const post = { uid: 'post', type: 'post', contentType: 'image', versions: [] } as const

it('gives each file to what wants its kind, and to what takes both only after that', () => {
  expect(filesFor([anything, reel, post], [photo, video])).toEqual({
    given: { post: [photo], reel: [video] },
    left: [],
  })
  const second = { type: 'video/quicktime' }
  expect(filesFor([anything, reel], [video, second])).toEqual({
    given: { reel: [video], anything: [second] },
    left: [],
  })
})

it('leaves over what nothing wants', () => {
  expect(filesFor([reel], [photo, video, video])).toEqual({ given: { reel: [video] }, left: [photo, video] })
})

it('gives a post as many photos as it takes, in their order', () => {
  const chosen = photos(4)
  expect(filesFor([post], chosen)).toEqual({ given: { post: chosen }, left: [] })
  const [a, b, c, d] = chosen
  expect(filesFor([post, anything], chosen).given).toEqual({ post: [a, c, d], anything: [b] })
})

it('counts what a deliverable has, and what waits for it', () => {
  const chosen = photos(3)
  expect(filesFor([{ ...post, ...having(8) }], chosen).left).toEqual(chosen.slice(2))
  expect(filesFor([{ ...post, ...having(8) }], chosen, { post: photos(1) }).left).toEqual(chosen.slice(1))
  expect(filesFor([{ ...post, ...having(10) }, anything], photos(1)).given).toEqual({ anything: photos(1) })
})

it('gives a new video to a reel that has one where nothing else takes it', () => {
  const full = { ...reel, ...having(1) }
  expect(filesFor([full], [video])).toEqual({ given: { reel: [video] }, left: [] })
  expect(filesFor([full, anything], [video])).toEqual({ given: { anything: [video] }, left: [] })
  expect(filesFor([full], [video], { reel: [video] })).toEqual({ given: {}, left: [video] })
})

it('adds to those that wait', () => {
  expect(withMore({ post: [1], reel: [2] }, { post: [3] })).toEqual({ post: [1, 3], reel: [2] })
})

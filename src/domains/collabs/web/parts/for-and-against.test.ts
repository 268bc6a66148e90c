import { expect, it } from 'vitest'
import { forAndAgainst } from './for-and-against.ts'

const reason = (part: string, points: number, of: number) => ({ part, points, of, text: part })
const parts = (...reasons: ReturnType<typeof reason>[]) => forAndAgainst(reasons).map(({ part }) => part)

it('names what brings most, and what falls furthest short', () => {
  expect(parts(reason('new', 10, 10), reason('city', 20, 25), reason('content', 0, 25), reason('rate', 8, 20))).toEqual(
    ['city', 'content'],
  )
})

it('names the two that bring most where nothing speaks much against it', () => {
  expect(parts(reason('new', 10, 10), reason('city', 20, 25), reason('content', 15, 25))).toEqual(['city', 'content'])
})

it('says what there is', () => {
  expect(parts(reason('city', 5, 25))).toEqual(['city'])
  expect(parts()).toEqual([])
})

import { expect, it } from 'vitest'
import { reachedWords } from './reached-words.ts'

const nothing = { views: null, likes: null, comments: null, saves: null, shares: null }

it('says in one sentence what is known, and nothing where nothing is', () => {
  expect(reachedWords({ ...nothing, views: 12_000, likes: 340, comments: 1, saves: 0 })).toBe(
    'Seen 12,000 times, liked 340 times and commented on 1 time so far.',
  )
  expect(reachedWords({ ...nothing, saves: 21 })).toBe('Saved 21 times so far.')
  expect(reachedWords(nothing)).toBeNull()
})

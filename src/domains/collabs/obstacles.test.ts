import { expect, it } from 'vitest'
import { choiceWords, obstacleWords, passedWords } from './obstacles.ts'

const of = (side: 'influencer' | 'brand' | 'staff') => ({ side, creator: 'Alice' })

it('says why a time can’t be booked, to each side in its own words', () => {
  expect(obstacleWords('elsewhere', of('influencer'))).toBe('you have another visit')
  expect(obstacleWords('elsewhere', of('brand'))).toBe('Alice has another visit')
  expect(obstacleWords('closed', of('brand'))).toBe('closed by your calendar')
  expect(obstacleWords('closed', of('influencer'))).toBe('closed by the venue’s calendar')
  expect(obstacleWords('notice', of('brand'))).toBe('past your notice time')
  expect(obstacleWords('notice', of('staff'))).toBe('past the venue’s notice time')
})

it('names each time that was passed over, and which choice was booked', () => {
  expect(passedWords([{ when: 'Tue 10 Mar, 15:00', why: 'taken' }], of('brand'))).toEqual([
    'Tue 10 Mar, 15:00: taken by another creator',
  ])
  expect([1, 2, 3].map(choiceWords)).toEqual(['first choice', 'second choice', 'third choice'])
})

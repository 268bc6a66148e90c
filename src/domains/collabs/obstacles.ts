import * as z from 'zod/mini'
import { instant } from '../../kit/contract/fields.ts'

/** Why a time that a request names can’t be booked. */
export const Obstacle = z.enum(['past', 'notice', 'withdrawn', 'away', 'elsewhere', 'closed', 'taken'])
export type Obstacle = z.output<typeof Obstacle>

/** A time of a request that was passed over when another was booked. */
export const PassedTime = z.object({
  startsAt: instant,
  /** Of a stay. */
  nights: z.optional(z.int()),
  why: Obstacle,
})
export type PassedTime = z.output<typeof PassedTime>

/** Who reads it. Whoever isn’t the creator reads the creator’s name, and never where they are. */
export type Reader = { side: 'influencer' | 'brand' | 'staff'; creator: string }

/** Why a time can’t be booked, as it stands behind that time: `taken by another creator`. */
export function obstacleWords(why: Obstacle, { side, creator }: Reader): string {
  const isOwn = side === 'influencer'
  switch (why) {
    case 'past':
      return 'already past'
    case 'notice':
      return side === 'brand' ? 'past your notice time' : 'past the venue’s notice time'
    case 'withdrawn':
      return 'no longer offered'
    case 'away':
      return isOwn ? 'you’re in another city' : `${creator} is in another city`
    case 'elsewhere':
      return isOwn ? 'you have another visit' : `${creator} has another visit`
    case 'closed':
      return side === 'brand' ? 'closed by your calendar' : 'closed by the venue’s calendar'
    case 'taken':
      return 'taken by another creator'
  }
}

const ordinals = ['first', 'second', 'third'] as const

/** `second choice`: which of a request’s times was booked, the best being 1. */
export const choiceWords = (choice: number): string => `${ordinals[choice - 1] ?? 'last'} choice`

/** `Tue 10 Mar, 15:00: taken by another creator`: each of the times that were passed over, their own words first. */
export function passedWords(passed: readonly { when: string; why: Obstacle }[], reader: Reader): string[] {
  return passed.map(({ when, why }) => `${when}: ${obstacleWords(why, reader)}`)
}

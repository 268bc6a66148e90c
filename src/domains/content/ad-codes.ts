import type { Platform } from '../profiles/vocabulary.ts'
import type { RightsState } from './rights.ts'

/** What the code is called by which a post can be run as an ad; YouTube has none. */
export const adCodeNames: Readonly<Partial<Record<Platform, string>>> = {
  instagram: 'partnership ad code',
  tiktok: 'Spark Ads code',
}

/** For how many days TikTok lets a creator choose that a code works. */
export const adCodeDays = [7, 30, 60, 365] as const

/** A brand asks again after so many days at the earliest. */
export const askAgainDays = 7

/** Why a post has no place for an ad code, as a sentence; null where it has. */
export function whyNoAdCode(post: { platform: Platform; publishedAt: unknown }, rights: RightsState): string | null {
  if (!post.publishedAt) return 'This content isn’t published yet, so it can’t be run as an ad.'
  if (!adCodeNames[post.platform]) return 'YouTube doesn’t have ad codes.'
  if (rights === 'ended') return 'The usage rights have ended, so this post can’t be run as an ad any more.'
  if (rights !== 'paid') return 'Paid ads weren’t agreed for this content.'
  return null
}

/** When a code stops being shown to the brand: at the platform’s end or with the rights, whichever is first. */
export function adCodeEnd(until: Date | null, rightsUntil: Date | null): Date | null {
  if (!until || !rightsUntil) return until ?? rightsUntil
  return until < rightsUntil ? until : rightsUntil
}

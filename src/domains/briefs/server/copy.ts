import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { BrandProfile } from '../../profiles/server/view.ts'
import { venueCurrencyOf } from '../../profiles/vocabulary.ts'
import { todayIn } from '../availability.ts'
import type { BriefContent } from '../brief.ts'

/** From when until when a copy is live: days on the venue's calendar. */
type Period = Pick<BriefContent, 'liveFrom' | 'liveUntil'>

/** As many days as a brief was live, from today on. */
export function periodFromToday({ liveFrom: from, liveUntil: until }: Period, timezone: string): Period {
  const liveFrom = todayIn(timezone, now())
  const days = DateTime.fromISO(until).diff(DateTime.fromISO(from), 'days').days
  const last = DateTime.fromISO(liveFrom).plus({ days: Math.max(0, days) })
  return { liveFrom, liveUntil: must(last.toISODate(), 'valid day') }
}

/**
 * What a brief says at another venue: its account to mention, its photos, its city, and a period of its own. An amount
 * means nothing in another currency, so the draft asks for it again.
 */
export function copyFor(
  content: BriefContent,
  { from, to }: { from: BrandProfile; to: BrandProfile },
  period: Period,
): BriefContent {
  const { eligibility, availability } = content
  const isSameCurrency = venueCurrencyOf(from.country) === venueCurrencyOf(to.country)
  return {
    ...content,
    ...period,
    mentions: mentionsAt(content.mentions, from, to),
    pictures: to.gallery.slice(0, 3),
    eligibility: {
      ...eligibility,
      cities: [...new Set(eligibility.cities.map((city) => (city === from.city ? to.city : city)))],
    },
    availability: { ...availability, blackout: [] },
    ...(!isSameCurrency && { valueMinor: 0, spendCapMinor: null }),
  }
}

type Venue = Pick<BrandProfile, 'handle'>

/** The account of the venue it’s copied from becomes that of the new one; where that has none, nobody is mentioned in its place. */
function mentionsAt(mentions: readonly string[], from: Venue, to: Venue): string[] {
  const own = (name: string) => (isOf(from, name) ? to.handle : name)
  return [...new Set(mentions.map(own))].filter((name) => name !== null)
}

/** Whether a brief mentions the account of its venue, which another venue without one can’t take over. */
export const losesMention = (mentions: readonly string[], from: Venue, to: Venue): boolean =>
  !to.handle && mentions.some((name) => isOf(from, name))

const isOf = ({ handle }: Venue, name: string) => handle !== null && bare(name) === bare(handle)

const bare = (name: string) => name.replace(/^[@#]/, '').toLowerCase()

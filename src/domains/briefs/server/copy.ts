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
  const swap = (name: string) => (from.handle && to.handle && bare(name) === bare(from.handle) ? to.handle : name)
  return {
    ...content,
    ...period,
    mentions: [...new Set(content.mentions.map(swap))],
    pictures: to.gallery.slice(0, 3),
    eligibility: {
      ...eligibility,
      cities: [...new Set(eligibility.cities.map((city) => (city === from.city ? to.city : city)))],
    },
    availability: { ...availability, blackout: [] },
    ...(!isSameCurrency && { valueMinor: 0, spendCapMinor: null }),
  }
}

const bare = (name: string) => name.replace(/^[@#]/, '').toLowerCase()

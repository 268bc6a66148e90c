import type { VenueCurrency } from '../profiles/vocabulary.ts'
import type { BestDeliverable } from './report.ts'
import { sharedSummary } from './shared-story.ts'
import type { Summary } from './worth.ts'

type Report<Logo> = {
  name: string
  month: string
  currency: VenueCurrency
  logo: Logo
  intro: string
  plans: string
  now: Summary
  before: Summary
  best: BestDeliverable | null
  venues: readonly { name: string; summary: Summary }[]
}

/** What of a month's report leaves the house by a link: no ids, no advice of ours, costs only where whoever shared it chose so. */
export function sharedReport<Logo>(report: Report<Logo>, withCosts: boolean) {
  const { name, month, currency, logo, intro, plans, now, before, best, venues } = report
  const shown = (summary: Summary) => sharedSummary(summary, withCosts)
  return {
    name,
    month,
    currency,
    logo,
    intro,
    plans,
    now: shown(now),
    before: shown(before),
    best: best && withoutIds(best),
    venues: venues.map((venue) => ({ name: venue.name, summary: shown(venue.summary) })),
  }
}

function withoutIds({ uid: _uid, collabUid: _collab, ...best }: BestDeliverable) {
  return best
}

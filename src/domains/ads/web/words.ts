import { percentOfBp, timeAgo } from '../../../kit/web/format.ts'
import type { Tone } from '../../../kit/web/parts.tsx'
import { tierFacts } from '../../plans/tiers.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import type { AdRow } from '../contract.ts'
import { type Audience, type AdPosition, positionFacts } from '../ad.ts'

export const roleWords = {
  everyone: 'Everyone in the brand',
  admins: 'Owners and admins',
  members: 'Other members',
} as const satisfies Record<Audience['role'], string>

/** Clicks of a hundred views; a dash where nothing was seen. */
export function rateWords({ views, clicks }: { views: number; clicks: number }): string {
  return views === 0 ? '–' : percentOfBp((10_000 * clicks) / views)
}

/** Whom an ad is for: "Influencers in London or Paris, labelled p1". */
export function audienceWords(position: AdPosition, { role, cities, tiers, labels }: Audience): string {
  const isForBrands = positionFacts[position].side === 'brand'
  const who = !isForBrands ? 'Influencers' : role === 'everyone' ? 'Brands' : `Brand ${roleWords[role]}`
  return [
    who,
    cities.length > 0 && `in ${anyOf(cities.map((city) => cityFacts[city].name))}`,
    tiers.length > 0 && `on ${anyOf(tiers.map((tier) => tierFacts[tier].name))}`,
    labels.length > 0 && `labelled ${anyOf(labels)}`,
  ]
    .filter(Boolean)
    .join(' ')
}

function anyOf(words: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}

/** Where an ad stands now: its state, and what its dates make of an approval. */
export function standOf({ state, startsAt, endsAt }: AdRow): { tone: Tone; word: string } {
  if (state === 'draft') return { tone: 'mute', word: 'draft' }
  if (state === 'paused') return { tone: 'warn', word: 'paused' }
  if (endsAt && new Date(endsAt) <= new Date()) return { tone: 'mute', word: 'over' }
  if (new Date(startsAt) > new Date()) return { tone: 'calm', word: `starts ${timeAgo(startsAt)}` }
  return { tone: 'good', word: 'shown' }
}

/** A moment in UTC: ads run in every city at once. */
export function momentWords(at: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return new Date(at).toLocaleString('en-GB', { ...options, timeZone: 'UTC' })
}

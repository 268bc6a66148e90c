import { percentOfBp, timeAgo } from '../../../kit/web/format.ts'
import type { Tone } from '../../../kit/web/parts.tsx'
import { tierFacts } from '../../plans/tiers.ts'
import { cityFacts } from '../../profiles/vocabulary.ts'
import { adStands } from '../columns.ts'
import type { AdRow } from '../contract.ts'
import { type Audience, type AdPosition, positionFacts } from '../ad.ts'

export const roleWords = {
  everyone: 'Everyone in the brand',
  admins: 'Owners and admins',
  members: 'Other members',
} as const satisfies Record<Audience['role'], string>

const brandWords = {
  everyone: 'Brands',
  admins: 'Brand owners and admins',
  members: 'Brand members other than owners and admins',
} as const satisfies Record<Audience['role'], string>

/** Clicks of a hundred views; a dash where nothing was seen. */
export function rateWords({ views, clicks }: { views: number; clicks: number }): string {
  return views === 0 ? '–' : percentOfBp((10_000 * clicks) / views)
}

/** Whom an ad is for: "Influencers in London or Paris, labelled p1". */
export function audienceWords(position: AdPosition, { role, cities, tiers, labels }: Audience): string {
  const isForBrands = positionFacts[position].side === 'brand'
  const who = isForBrands ? brandWords[role] : 'Influencers'
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

type Dated = Pick<AdRow, 'state' | 'startsAt' | 'endsAt'>

/** Where an ad stands now: its state, and what its dates make of an approval. */
function standOf({ state, startsAt, endsAt }: Dated): keyof typeof adStands {
  if (state !== 'approved') return state
  if (endsAt && new Date(endsAt) <= new Date()) return 'ended'
  return new Date(startsAt) > new Date() ? 'planned' : 'running'
}

/** The same in the words of the filter, for files: they are still true when the file is opened later. */
export function standWords(ad: Dated): string {
  return adStands[standOf(ad)]
}

const tones = {
  draft: 'mute',
  planned: 'calm',
  running: 'good',
  ended: 'mute',
  paused: 'warn',
} as const satisfies Record<keyof typeof adStands, Tone>

/** The same on the page, where an ad that is to come says how soon. */
export function standBadge(ad: Dated): { tone: Tone; word: string } {
  const stand = standOf(ad)
  return { tone: tones[stand], word: stand === 'planned' ? `Starts ${timeAgo(ad.startsAt)}` : adStands[stand] }
}

/** A moment in UTC: ads run in every city at once. */
export function momentWords(at: string): string {
  const options = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const
  return new Date(at).toLocaleString('en-GB', { ...options, timeZone: 'UTC' })
}

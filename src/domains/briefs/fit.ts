import type { ContentVibe } from '../profiles/creator-vocabulary.ts'
import { type FitReader, type FitSays, fitSays } from './fit-says.ts'
import { type BriefWords, subjectOf } from './subject.ts'

/** What fit looks at, of the influencer. Shares are in percent; engagement in basis points. */
export type FitCandidate = {
  homeCity: string
  cities: readonly string[]
  contentVibe: readonly ContentVibe[]
  followers: number
  engagementBp: number | null
  audienceCity: Readonly<Record<string, number>>
  audienceCountry: Readonly<Record<string, number>>
  reliability: number | null
  /** Mean opinion (1 to 6) of places of this category; null without any. */
  reviewAtSimilar: number | null
  /** Days since this influencer last visited this brand; null if never. */
  daysSinceVisit: number | null
}

/** What fit looks at, of the brief: where it is, and what it is about. */
export type FitBrief = BriefWords & { city: string; country: string }

/** One part of the score: how many of its points, and why in words. Collabs keep it as the venue reads it. */
export type FitReason = { part: string; points: number; of: number; text: string }
/** A reason just judged, for any of its readers. */
type JudgedReason = Omit<FitReason, 'text'> & { says: FitSays }
export type Fit = { score: number; reasons: JudgedReason[] }

/** The weights of the parts; they add up to 100. */
const weights = { audience: 25, vibe: 25, engagement: 20, reviews: 10, reliability: 10, freshness: 10 } as const

/** How well an eligible influencer suits a brief, 0 to 100, with its reasons, strongest first. Eligibility is a gate of its own. */
export function fitOf(candidate: FitCandidate, brief: FitBrief): Fit {
  const reasons = [
    audience(candidate, brief),
    vibe(candidate, brief),
    engagement(candidate),
    reviews(candidate),
    reliability(candidate),
    freshness(candidate),
  ]
  const score = Math.round(reasons.reduce((sum, reason) => sum + reason.points, 0))
  return { score, reasons: reasons.sort((a, b) => b.points / b.of - a.points / a.of || b.of - a.of) }
}

/** The reasons as one of their readers reads them, to a tenth of a point. */
export function reasonsFor(reader: FitReader, reasons: readonly JudgedReason[]): FitReason[] {
  return reasons.map(({ part, points, of, says }) => ({
    part,
    points: Math.round(points * 10) / 10,
    of,
    text: says(reader),
  }))
}

function audience(candidate: FitCandidate, venue: FitBrief): JudgedReason {
  const inCity = candidate.audienceCity[venue.city]
  const inCountry = candidate.audienceCountry[venue.country]
  const of = weights.audience
  if (inCity !== undefined) {
    const points = of * Math.min(1, inCity / 40)
    return { part: 'audience', of, points, says: fitSays.audience(inCity, venue.city) }
  }
  if (inCountry !== undefined) {
    const points = of * 0.8 * Math.min(1, inCountry / 60)
    return { part: 'audience', of, points, says: fitSays.audience(inCountry, venue.country) }
  }
  if (candidate.homeCity === venue.city)
    return { part: 'audience', of, points: of * 0.6, says: fitSays.livesIn(venue.city) }
  if (candidate.cities.includes(venue.city))
    return { part: 'audience', of, points: of * 0.4, says: fitSays.postsFrom(venue.city) }
  return { part: 'audience', of, points: 0, says: fitSays.audienceUnknown() }
}

/** One vibe that the brief is about brings all points, as do two that suit its venue. */
function vibe({ contentVibe }: FitCandidate, brief: FitBrief): JudgedReason {
  const { named, usual, word } = subjectOf(brief)
  const isMade = (vibe: ContentVibe) => contentVibe.includes(vibe)
  const ofBrief = named.filter(isMade)
  const ofVenue = usual.filter(isMade)
  const points = weights.vibe * Math.min(1, (ofBrief.length * 2 + ofVenue.length) / 2)
  const suited = [...ofBrief, ...ofVenue]
  const says = suited.length > 0 ? fitSays.makes(suited.slice(0, 2)) : fitSays.makesNo(word)
  return { part: 'vibe', points, of: weights.vibe, says }
}

/** Smaller accounts engage more: what is good is measured against the size of the following. */
export function expectedEngagementBp(followers: number): number {
  if (followers < 10_000) return 400
  if (followers < 50_000) return 250
  if (followers < 250_000) return 180
  return 130
}

function engagement(candidate: FitCandidate): JudgedReason {
  const of = weights.engagement
  if (candidate.engagementBp === null)
    return { part: 'engagement', points: of * 0.4, of, says: fitSays.engagementUnknown() }
  const ratio = candidate.engagementBp / expectedEngagementBp(candidate.followers)
  const says = fitSays.engagement(ratio >= 1 ? 'above' : 'below')
  return { part: 'engagement', points: of * Math.min(1, ratio / 1.5), of, says }
}

function reviews({ reviewAtSimilar: mean }: FitCandidate): JudgedReason {
  const of = weights.reviews
  if (mean === null) return { part: 'reviews', points: of * 0.5, of, says: fitSays.noReviews() }
  return { part: 'reviews', points: (of * (mean - 1)) / 5, of, says: fitSays.rated(mean) }
}

function reliability({ reliability: score }: FitCandidate): JudgedReason {
  const of = weights.reliability
  if (score === null) return { part: 'reliability', points: of * 0.6, of, says: fitSays.isNew() }
  return { part: 'reliability', points: (of * score) / 100, of, says: fitSays.reliability(score) }
}

function freshness({ daysSinceVisit: days }: FitCandidate): JudgedReason {
  const of = weights.freshness
  if (days === null) return { part: 'freshness', points: of, of, says: fitSays.firstVisit() }
  const says = days < 60 ? fitSays.visited(days) : fitSays.notRecently()
  return { part: 'freshness', points: of * Math.min(1, days / 180), of, says }
}

const earthRadiusKm = 6_371

/** Great-circle distance in kilometres; null when either position is not known. */
export function distanceKm(
  a: { latitude: number | null; longitude: number | null },
  b: { latitude: number | null; longitude: number | null },
): number | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null
  const rad = (degrees: number) => (degrees * Math.PI) / 180
  const h =
    Math.sin(rad(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(rad(b.longitude - a.longitude) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h))
}

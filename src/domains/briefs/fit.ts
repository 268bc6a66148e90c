import type { BrandCategory, ContentVibe } from '../profiles/vocabulary.ts'

/** What fit looks at, of the influencer. Shares are in percent; engagement in basis points. */
export type FitCandidate = {
  homeCity: string
  cities: readonly string[]
  latitude: number | null
  longitude: number | null
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

/** What fit looks at, of the brief's venue. */
export type FitVenue = {
  city: string
  country: string
  category: BrandCategory
  latitude: number | null
  longitude: number | null
}

/** One part of the score: how many of its points, and why in words. */
export type FitReason = { part: string; points: number; of: number; text: string }
export type Fit = { score: number; reasons: FitReason[] }

/** The weights of the parts; they add up to 100. */
const weights = { audience: 25, vibe: 25, engagement: 20, reviews: 10, reliability: 10, freshness: 10 } as const

/** Vibes that suit each category of venue. */
export const vibesOf: Readonly<Record<BrandCategory, readonly ContentVibe[]>> = {
  Restaurant: ['fine dining', 'street food', 'brunch', 'family', 'lifestyle'],
  Hotel: ['travel', 'luxury', 'wellness', 'family', 'lifestyle'],
  Cafe: ['coffee', 'brunch', 'street food', 'lifestyle'],
  Nightlife: ['nightlife', 'cocktails', 'luxury'],
  Experience: ['adventure', 'wellness', 'travel', 'family'],
  Other: ['lifestyle', 'travel'],
}

/** How well an eligible influencer suits a brief, 0 to 100, with its reasons, strongest first. Eligibility is a gate of its own. */
export function fitOf(candidate: FitCandidate, venue: FitVenue): Fit {
  const reasons = [
    audience(candidate, venue),
    vibe(candidate, venue),
    engagement(candidate),
    reviews(candidate),
    reliability(candidate),
    freshness(candidate),
  ]
  const score = Math.round(reasons.reduce((sum, reason) => sum + reason.points, 0))
  return { score, reasons: reasons.sort((a, b) => b.points / b.of - a.points / a.of || b.of - a.of) }
}

function audience(candidate: FitCandidate, venue: FitVenue): FitReason {
  const inCity = candidate.audienceCity[venue.city]
  const inCountry = candidate.audienceCountry[venue.country]
  const of = weights.audience
  if (inCity !== undefined) {
    return {
      part: 'audience',
      of,
      points: of * Math.min(1, inCity / 40),
      text: `${Math.round(inCity)}% of followers are in the city`,
    }
  }
  if (inCountry !== undefined) {
    return {
      part: 'audience',
      of,
      points: of * 0.8 * Math.min(1, inCountry / 60),
      text: `${Math.round(inCountry)}% of followers are in the country`,
    }
  }
  if (candidate.homeCity === venue.city)
    return { part: 'audience', of, points: of * 0.6, text: 'lives in the city, audience unknown' }
  const comesBy = candidate.cities.includes(venue.city)
  return {
    part: 'audience',
    of,
    points: comesBy ? of * 0.4 : 0,
    text: comesBy ? 'posts from the city, audience unknown' : 'audience unknown',
  }
}

function vibe(candidate: FitCandidate, venue: FitVenue): FitReason {
  const suited = vibesOf[venue.category].filter((one) => candidate.contentVibe.includes(one))
  const points = weights.vibe * Math.min(1, suited.length / 2)
  const text =
    suited.length > 0
      ? `makes ${suited.slice(0, 2).join(' and ')} content`
      : `no ${venue.category.toLowerCase()} content listed yet`
  return { part: 'vibe', points, of: weights.vibe, text }
}

/** Smaller accounts engage more: what is good is measured against the size of the following. */
export function expectedEngagementBp(followers: number): number {
  if (followers < 10_000) return 400
  if (followers < 50_000) return 250
  if (followers < 250_000) return 180
  return 130
}

function engagement(candidate: FitCandidate): FitReason {
  const of = weights.engagement
  if (candidate.engagementBp === null) return { part: 'engagement', points: of * 0.4, of, text: 'engagement unknown' }
  const ratio = candidate.engagementBp / expectedEngagementBp(candidate.followers)
  const percent = (candidate.engagementBp / 100).toFixed(1)
  const text =
    ratio >= 1
      ? `${percent}% engagement, above average for this following`
      : `${percent}% engagement, below average for this following`
  return { part: 'engagement', points: of * Math.min(1, ratio / 1.5), of, text }
}

function reviews(candidate: FitCandidate): FitReason {
  const of = weights.reviews
  const mean = candidate.reviewAtSimilar
  if (mean === null) return { part: 'reviews', points: of * 0.5, of, text: 'no reviews by similar venues yet' }
  return {
    part: 'reviews',
    points: (of * (mean - 1)) / 5,
    of,
    text: `rated ${mean.toFixed(1)} out of 6 by similar venues`,
  }
}

function reliability(candidate: FitCandidate): FitReason {
  const of = weights.reliability
  if (candidate.reliability === null)
    return { part: 'reliability', points: of * 0.6, of, text: 'new, fewer than three visits' }
  return {
    part: 'reliability',
    points: (of * candidate.reliability) / 100,
    of,
    text: `reliability ${candidate.reliability}/100`,
  }
}

function freshness(candidate: FitCandidate): FitReason {
  const of = weights.freshness
  const days = candidate.daysSinceVisit
  if (days === null) return { part: 'freshness', points: of, of, text: 'first visit to this venue' }
  return {
    part: 'freshness',
    points: of * Math.min(1, days / 180),
    of,
    text: days < 60 ? `visited ${days} days ago` : 'hasn’t visited recently',
  }
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

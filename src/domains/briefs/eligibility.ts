import { type AgeBracket, cityFacts, type City, type Language, type Platform } from '../profiles/vocabulary.ts'
import type { Eligibility } from './brief.ts'

/** What eligibility looks at, of the influencer. */
export type Candidate = {
  age: number
  ageBracket: AgeBracket | null
  cities: readonly City[]
  languages: readonly Language[]
  social: readonly { platform: Platform; followers: number; engagementBp: number | null }[]
  listUids: readonly string[]
  approved: boolean
}

const platformNames: Record<Platform, string> = { instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' }

/**
 * What keeps an influencer from a brief, each as an exact sentence ("400 followers short"); empty when eligible.
 * The venue's country decides on alcohol: in the UK, content that shows it is for people of 25 and over.
 */
export function gapsOf(eligibility: Eligibility, candidate: Candidate, place: { country: string; showsAlcohol: boolean }): string[] {
  const gaps: string[] = []
  if (!candidate.approved) gaps.push('your profile is not approved yet')
  if (eligibility.cities.length > 0 && !eligibility.cities.some((city) => candidate.cities.includes(city))) {
    gaps.push(`for influencers in ${listed(eligibility.cities.map((city) => cityFacts[city].name))}`)
  }
  gaps.push(...audienceGaps(eligibility, candidate))
  if (eligibility.ageBrackets.length > 0 && (candidate.ageBracket === null || !eligibility.ageBrackets.includes(candidate.ageBracket))) {
    gaps.push(`for ages ${listed(eligibility.ageBrackets)}`)
  }
  if (eligibility.languages.length > 0 && !eligibility.languages.some((language) => candidate.languages.includes(language))) {
    gaps.push(`for content in ${listed(eligibility.languages.map(languageName))}`)
  }
  if (eligibility.listUids.length > 0 && !eligibility.listUids.some((list) => candidate.listUids.includes(list))) gaps.push('by invitation only')
  if (place.showsAlcohol && place.country === 'GB' && candidate.age < 25) gaps.push('shows alcohol, so from 25 years')
  return gaps
}

function audienceGaps(eligibility: Eligibility, candidate: Candidate): string[] {
  const wanted = candidate.social.filter((account) => eligibility.platforms.length === 0 || eligibility.platforms.includes(account.platform))
  if (wanted.length === 0) {
    const where = eligibility.platforms.map((platform) => platformNames[platform])
    return [where.length > 0 ? `needs an account on ${listed(where, 'or')}` : 'needs a social account']
  }
  const largest = wanted.reduce((a, b) => (b.followers > a.followers ? b : a))
  const { followersFrom, followersTo, engagementFromBp, engagementToBp } = eligibility
  const gaps: string[] = []
  if (followersFrom !== null && largest.followers < followersFrom) gaps.push(`${(followersFrom - largest.followers).toLocaleString('en-GB')} followers short`)
  if (followersTo !== null && largest.followers > followersTo) gaps.push(`for up to ${followersTo.toLocaleString('en-GB')} followers`)
  if (engagementFromBp !== null && (largest.engagementBp ?? 0) < engagementFromBp) {
    gaps.push(largest.engagementBp === null ? 'needs your engagement rate' : `${((engagementFromBp - largest.engagementBp) / 100).toFixed(1)} points of engagement short`)
  }
  if (engagementToBp !== null && (largest.engagementBp ?? 0) > engagementToBp) gaps.push(`for engagement up to ${(engagementToBp / 100).toFixed(1)} %`)
  return gaps
}

function listed(words: readonly string[], link = 'or'): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en-GB', { type: 'language' }).of(code) ?? code
}

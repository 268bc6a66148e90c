import { must } from '../../kit/contract/must.ts'
import { cityFacts, type City, type Platform, platformNames } from '../profiles/vocabulary.ts'
import { type AgeBracket, ageBracketName, ageBrackets, type Language } from '../profiles/creator-vocabulary.ts'
import type { Eligibility } from './brief.ts'

/** Made once: making one costs more than a whole card. */
const counts = new Intl.NumberFormat('en-GB')
/** `38.4K`, never rounded up to what somebody does not have. American, because British has a small k. */
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' })
/** Numbers as they were written: a page of briefs names the same few again and again. */
const written = new Map<number, string>()
const mostWritten = 2_000
const languages = new Intl.DisplayNames('en-GB', { type: 'language' })

/** What eligibility looks at, of the influencer. */
export type Candidate = {
  age: number
  ageBracket: AgeBracket | null
  cities: readonly City[]
  /** Where they travel: on those days they are as good as there. */
  tripCities: readonly City[]
  languages: readonly Language[]
  social: readonly { platform: Platform; followers: number; engagementBp: number | null }[]
  listUids: readonly string[]
  approved: boolean
  /** They take a break. */
  paused: boolean
  idChecked: boolean
}

/**
 * What keeps an influencer from a brief, each as an exact sentence ("needs 5K followers (you have 4.6K)"); empty when eligible.
 * The venue's country decides on alcohol: in the UK, content that shows it is for people of 25 and over.
 */
export function gapsOf(
  eligibility: Eligibility,
  candidate: Candidate,
  venue: { country: string; showsAlcohol: boolean },
): string[] {
  const gaps: string[] = []
  if (!candidate.approved) gaps.push('your profile isn’t approved yet')
  if (candidate.paused) gaps.push('your profile is paused')
  if (eligibility.cities.length > 0 && !eligibility.cities.some((city) => isOrComesTo(candidate, city))) {
    gaps.push(`only for creators in ${listed(eligibility.cities.map((city) => cityFacts[city].name))}`)
  }
  gaps.push(...audienceGaps(eligibility, candidate))
  if (
    eligibility.ageBrackets.length > 0 &&
    (candidate.ageBracket === null || !eligibility.ageBrackets.includes(candidate.ageBracket))
  ) {
    gaps.push(ageGap(eligibility.ageBrackets))
  }
  if (
    eligibility.languages.length > 0 &&
    !eligibility.languages.some((language) => candidate.languages.includes(language))
  ) {
    gaps.push(`only for creators who post in ${listed(eligibility.languages.map(languageName))}`)
  }
  if (eligibility.listUids.length > 0 && !eligibility.listUids.some((list) => candidate.listUids.includes(list)))
    gaps.push('by invitation only')
  if (eligibility.idChecked && !candidate.idChecked) gaps.push('needs an ID check')
  if (venue.showsAlcohol && venue.country === 'GB' && candidate.age < 25)
    gaps.push('shows alcohol, so only for ages 25 and over')
  return gaps
}

const isOrComesTo = ({ cities, tripCities }: Candidate, city: City) =>
  cities.includes(city) || tripCities.includes(city)

/** One account that fits in all is enough; otherwise the gaps of the largest are named. */
function audienceGaps(eligibility: Eligibility, candidate: Candidate): string[] {
  const wanted = candidate.social.filter(
    (account) => eligibility.platforms.length === 0 || eligibility.platforms.includes(account.platform),
  )
  if (wanted.length === 0) {
    const where = eligibility.platforms.map((platform) => platformNames[platform])
    return [where.length > 0 ? `needs an account on ${listed(where)}` : 'needs a social account']
  }
  if (wanted.some((account) => isEnough(eligibility, account))) return []
  const largest = wanted.reduce((most, account) => (account.followers > most.followers ? account : most))
  return accountGaps(eligibility, largest)
}

/** Whether `accountGaps` names nothing; without a sentence, because most accounts that are judged are judged for a list. */
function isEnough(
  { followersFrom, followersTo, engagementFromBp, engagementToBp }: Eligibility,
  { followers, engagementBp }: Candidate['social'][number],
): boolean {
  const engagement = engagementBp ?? 0
  return (
    followers >= (followersFrom ?? 0) &&
    followers <= (followersTo ?? Infinity) &&
    engagement >= (engagementFromBp ?? 0) &&
    engagement <= (engagementToBp ?? Infinity)
  )
}

function accountGaps(eligibility: Eligibility, account: Candidate['social'][number]): string[] {
  const { followersFrom, followersTo, engagementFromBp, engagementToBp } = eligibility
  const engagement = account.engagementBp ?? 0
  const gaps: string[] = []
  if (followersFrom !== null && account.followers < followersFrom)
    gaps.push(`needs ${inShort(followersFrom)} followers (you have ${inShort(account.followers)})`)
  if (followersTo !== null && account.followers > followersTo)
    gaps.push(`only for creators with up to ${counts.format(followersTo)} followers`)
  if (engagementFromBp !== null && engagement < engagementFromBp) {
    gaps.push(
      account.engagementBp === null
        ? 'needs an engagement rate on your profile'
        : `needs ${percent(engagementFromBp)} engagement (you have ${percent(engagement)})`,
    )
  }
  if (engagementToBp !== null && engagement > engagementToBp)
    gaps.push(`only for creators with up to ${(engagementToBp / 100).toFixed(1)}% engagement`)
  return gaps
}

function inShort(followers: number): string {
  const known = written.get(followers)
  if (known !== undefined) return known
  if (written.size >= mostWritten) written.clear()
  const words = compact.format(followers)
  written.set(followers, words)
  return words
}

/** Neighbouring brackets read as one range: "from 25 years", "up to 34 years", "from 25 to 44 years". */
function ageGap(brackets: readonly AgeBracket[]): string {
  const held = ageBrackets.map((bracket) => brackets.includes(bracket))
  const [first, last] = [held.indexOf(true), held.lastIndexOf(true)]
  if (held.slice(first, last + 1).includes(false)) return `only for ages ${listed(brackets.map(ageBracketName))}`
  const from = parseInt(must(ageBrackets[first], 'age bracket'), 10)
  const to = must(ageBrackets[last], 'age bracket').slice(3)
  if (last === held.length - 1) return `only for ages ${from} and over`
  return first === 0 ? `only for ages up to ${to}` : `only for ages ${from} to ${to}`
}

/** A gap as somebody else reads it of a creator: “needs 60K followers (they have 38.4K)”. */
export function gapAsThem(gap: string): string {
  return gap.replace('(you have ', '(they have ').replace('your profile', 'their profile')
}

/** Why an influencer may not visit on a day for want of a permit, as a sentence; null when nothing is in the way. Dubai asks for one in date. */
export function permitGap(
  city: City,
  permit: { country: string | null; number: string | null; until: string | null },
  day: string,
): string | null {
  if (city !== 'dubai') return null
  if (!permit.number || permit.country !== 'AE')
    return 'Visits in Dubai need an advertiser permit. Add its number and end date to your profile.'
  return permit.until !== null && permit.until >= day
    ? null
    : 'Your advertiser permit expires before this visit. Add a new one to your profile.'
}

function percent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(1)}%`
}

function listed(words: readonly string[]): string {
  return words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function languageName(code: string): string {
  return languages.of(code) ?? code
}

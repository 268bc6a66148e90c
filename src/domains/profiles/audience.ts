import { type City, cityFacts } from './vocabulary.ts'
import { ageBracketName, ageBrackets, type AgeBracket } from './creator-vocabulary.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** What people read for a key of an audience: a city or a country by its name, anything else as it was given. */
export function audienceName(key: string): string {
  if (Object.hasOwn(cityFacts, key)) return cityFacts[key as City].name
  return /^[A-Z]{2}$/.test(key) ? (countryNames.of(key) ?? key) : `${key.charAt(0).toUpperCase()}${key.slice(1)}`
}

const genders = ['women', 'men'] as const
const genderSteps = [50, 60, 70] as const
const ageSteps = [30, 50] as const
type GenderShare = `${(typeof genders)[number]}:${(typeof genderSteps)[number]}`
type AgeShare = `${AgeBracket}:${(typeof ageSteps)[number]}`
/** At least so many percent of one account's audience are women or men, or of an age: `women:70`, `25-34:50`. */
export type AudienceShare = GenderShare | AgeShare

/**
 * The shares of an audience that creators can be searched by. `audience_shares` in the migrations counts the same ones; not of
 * YouTube, whose terms forbid numbers worked out from its own.
 */
export const audienceShares = {
  gender: genders.flatMap((gender) => genderSteps.map((step): GenderShare => `${gender}:${step}`)),
  age: ageBrackets.flatMap((bracket) => ageSteps.map((step): AgeShare => `${bracket}:${step}`)),
}

/** A share as people read it: `Women: 70% or more`. */
export function audienceShareName(share: AudienceShare): string {
  const [part = '', step] = share.split(':')
  const bracket = ageBrackets.find((one) => one === part)
  return `${bracket ? ageBracketName(bracket) : audienceName(part)}: ${step}% or more`
}

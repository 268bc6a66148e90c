import { type City, cityFacts } from './vocabulary.ts'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** What people read for a key of an audience: a city or a country by its name, anything else as it was given. */
export function audienceName(key: string): string {
  if (Object.hasOwn(cityFacts, key)) return cityFacts[key as City].name
  return /^[A-Z]{2}$/.test(key) ? (countryNames.of(key) ?? key) : `${key.charAt(0).toUpperCase()}${key.slice(1)}`
}

import { cityFacts } from '../../../profiles/vocabulary.ts'
import { countryName } from '../../../profiles/server/addresses.ts'
import type { Venue } from './read-venue.ts'

/** `Restaurant, Bath (Elsewhere), United Kingdom`. */
export function venueWords({ category, district, city, country }: Venue): string {
  const { name } = cityFacts[city]
  const town = city === 'other' && district ? [`${district} (${name})`] : [district, name]
  return [category, ...town, countryName(country)].filter(Boolean).join(', ')
}

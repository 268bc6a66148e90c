import { cityFacts } from '../../../profiles/vocabulary.ts'
import { countryName } from '../../../profiles/server/addresses.ts'
import type { Venue } from './read-venue.ts'

/** `Restaurant, Bath (Elsewhere), United Kingdom; 1 High Street, BA1 1AA, +44 1225 000000, luna.example`. */
export function venueWords({ category, district, city, country, ...rest }: Venue): string {
  const { name } = cityFacts[city]
  const town = city === 'other' && district ? [`${district} (${name})`] : [district, name]
  const { address, postcode, phone, website, handle, latitude, longitude } = rest
  const position = latitude === null || longitude === null ? null : `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
  const is = [category, ...town, countryName(country)].filter(Boolean).join(', ')
  const has = [
    address,
    address.includes(postcode ?? '') ? null : postcode,
    phone,
    website,
    handle && `@${handle}`,
    position,
  ]
  return [is, has.filter(Boolean).join(', ')].filter(Boolean).join('; ')
}

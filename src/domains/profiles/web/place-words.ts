import { type City, cityFacts } from '../vocabulary.ts'

/** `Peckham, London`; of a venue outside our cities its town, with its country where that is given. */
export function placeWords({ district, city }: { district: string; city: City }, country?: string): string {
  if (city === 'other') return [district, country].filter(Boolean).join(', ') || cityFacts.other.name
  return [district, cityFacts[city].name].filter(Boolean).join(', ')
}

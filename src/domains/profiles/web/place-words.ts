import { type City, cityFacts } from '../vocabulary.ts'

/** `Peckham, London`; of a venue outside our cities its town alone. */
export function placeWords({ district, city }: { district: string; city: City }): string {
  if (city === 'other') return district || cityFacts.other.name
  return [district, cityFacts[city].name].filter(Boolean).join(', ')
}

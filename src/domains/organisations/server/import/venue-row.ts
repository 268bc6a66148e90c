import * as z from 'zod/mini'
import type { BrandCategory, City } from '../../../profiles/vocabulary.ts'

/** A row of a venue list, as kept by people: every column may be missing or odd. */
export type RawVenue = Partial<
  Record<
    'fsa_id' | 'name' | 'address' | 'postcode' | 'latitude' | 'longitude' | 'area' | 'kind' | 'website' | 'remark',
    string
  >
>

/** A venue as it goes in. `sourceKey` is the same each time the same place is read. */
export type Venue = {
  sourceKey: string
  name: string
  address: string
  district: string
  postcode: string | null
  city: City
  category: BrandCategory
  latitude: number | null
  longitude: number | null
  website: string | null
  notes: string
}

const closed = /\b(permanently|temporarily)?\s*closed\b|pubclosed|demolished/i
const kinds: readonly [RegExp, BrandCategory][] = [
  [/hotel|hostel|\binn\b/, 'Hotel'],
  [/cafe|café|coffee|bakery|tea ?room|deli/, 'Cafe'],
  [/restaurant|pizz|food|grill|kitchen|brasserie|canteen|diner|italian|bistro/, 'Restaurant'],
  [/pub|bar|club|brewery|tap|spoons|tavern|cocktail|wine|inn/, 'Nightlife'],
  [
    /theatre|music|cinema|comedy|gallery|museum|bowling|golf|arts|sport|karaoke|entertainment|venue|arena|stadium/,
    'Experience',
  ],
]
const cityOfArea: Readonly<Record<string, City>> = {
  manchester: 'manchester',
  salford: 'manchester',
  dublin: 'dublin',
  paris: 'paris',
  berlin: 'berlin',
}
const address = z.url({ protocol: /^https?$/ })

/** Reads a row, or says why it does not go in. A wrong or missing position is left out, not guessed. */
export function readVenue(raw: RawVenue): { venue: Venue } | { refused: string } {
  const clean = (value: string | undefined, max: number) =>
    (value ?? '').trim().replace(/\s+/g, ' ').replace(/^\\N$/, '').slice(0, max)
  const name = inWords(clean(raw.name, 120))
  const remark = clean(raw.remark, 500)
  const street = clean(raw.address, 300)
  const postcode = clean(raw.postcode, 12).toUpperCase()
  if (!name) return { refused: 'it has no name' }
  if (closed.test(remark) && !/still open/i.test(remark)) return { refused: `it is marked as closed (“${remark}”)` }
  if (!street && !postcode) return { refused: 'it has neither an address nor a postcode' }
  const area = clean(raw.area, 80)
  const kind = clean(raw.kind, 80)
  const id = clean(raw.fsa_id, 40)
  const position = readPosition(clean(raw.latitude, 30), clean(raw.longitude, 30))
  return {
    venue: {
      sourceKey: id ? `fsa:${id}` : `place:${keyOf(name)}:${keyOf(postcode || street)}`,
      name,
      address: street,
      district: area,
      postcode: postcode || null,
      city: cityOfArea[area.toLowerCase()] ?? 'london',
      category: categoryOf(kind, name),
      ...position,
      website: readWebsite(clean(raw.website, 300)),
      notes: [kind && `Listed as: ${kind}.`, remark && `Remark: ${remark}.`].filter(Boolean).join(' '),
    },
  }
}

/** The product's category for a free-text kind, or for the name where the list says nothing. */
export function categoryOf(kind: string, name: string): BrandCategory {
  for (const text of [kind.toLowerCase(), name.toLowerCase()]) {
    const match = text && kinds.find(([pattern]) => pattern.test(text))
    if (match) return match[1]
  }
  return kind ? 'Other' : 'Nightlife'
}

/** `THE RED LION` becomes `The Red Lion`; a name that is not all capitals stays as it was written. */
function inWords(name: string): string {
  if (name !== name.toUpperCase() || name.length < 4) return name
  return name
    .toLowerCase()
    .replace(/(^|[\s(&/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}

function readPosition(latitude: string, longitude: string): { latitude: number | null; longitude: number | null } {
  const [lat, lng] = [Number(latitude), Number(longitude)]
  const valid =
    latitude !== '' && longitude !== '' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && !(lat === 0 && lng === 0)
  return valid ? { latitude: lat, longitude: lng } : { latitude: null, longitude: null }
}

function readWebsite(text: string): string | null {
  const url = /^https?:\/\//i.test(text) ? text : `https://${text}`
  return text.includes('.') && address.safeParse(url).success ? url : null
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '')
}

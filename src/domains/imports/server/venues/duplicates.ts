import type { KnownVenue, Likeness } from '../../../profiles/server/likely-same.ts'
import { nameKey, phoneKey, siteKey } from '../../../profiles/server/venue-keys.ts'
import type { ImportKind } from '../../fields.ts'
import { distanceKm, type Point } from '../../../profiles/city-around.ts'
import type { Venue } from './read-venue.ts'

/** Within this, two venues of one name are the same. */
const nearKm = 0.25

/** A venue that a row may be: one that we have, or an earlier line of the list, with the venue that the list adds by it. */
export type Candidate = Likeness & { uid: string | null; line: number | null; adds: Venue | null }
export type Same = { candidate: Candidate; why: string }

const pointOf = ({ latitude, longitude }: Likeness): Point | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null
const bare = (postcode: string | null) => (postcode ?? '').replace(/\s/g, '').toUpperCase()

/** Near each other, apart, or null when nothing tells: by position, else by postcode. */
function nearness(a: Likeness, b: Likeness): 'near' | 'apart' | null {
  const [from, to] = [pointOf(a), pointOf(b)]
  if (from && to) return distanceKm(from, to) <= nearKm ? 'near' : 'apart'
  if (!a.postcode || !b.postcode) return null
  return bare(a.postcode) === bare(b.postcode) ? 'near' : 'apart'
}

/**
 * The venue among some that a row most likely is, and why: the same name near the same point, or the same phone number or website
 * where nothing says that they are apart (branches of a chain share both). Where nothing tells more than the city, a name that a
 * venue of ours has there is the same; so is one of an earlier line in a list of brands, which often says no more.
 */
export function findSame(venue: Likeness, candidates: Iterable<Candidate>, kind: ImportKind): Same | null {
  for (const candidate of candidates) {
    const where = nearness(venue, candidate)
    const named = nameKey(venue.name) === nameKey(candidate.name)
    const mayShareCity = where === null && (kind === 'brands' || candidate.uid !== null)
    const why =
      named && mayShareCity && isSameCity(venue, candidate)
        ? 'the same name and city'
        : whySame(where, named, venue, candidate)
    if (why) return { candidate, why }
  }
  return null
}

/** Whether two are in one city, and neither says of another street. A town outside our cities stands as their area. */
function isSameCity(a: Likeness, b: Likeness): boolean {
  if (a.city !== b.city || (a.address && b.address && nameKey(a.address) !== nameKey(b.address))) return false
  return a.city !== 'other' || (a.district !== '' && nameKey(a.district) === nameKey(b.district))
}

function whySame(where: 'near' | 'apart' | null, named: boolean, a: Likeness, b: Likeness): string | null {
  if (where === 'apart') return null
  if (named && where === 'near') return 'the same name and location'
  if (phoneKey(a.phone) && phoneKey(a.phone) === phoneKey(b.phone)) return 'the same phone number'
  return siteKey(a.website) && siteKey(a.website) === siteKey(b.website) ? 'the same website' : null
}

/** The venues of a list so far, by what they may be recognised by. */
export class Seen {
  private readonly byKey = new Map<string, Candidate[]>()

  /** Those that share a name, a phone number or a website with a venue. */
  alike(venue: Likeness): Candidate[] {
    return keysOf(venue).flatMap((key) => this.byKey.get(key) ?? [])
  }

  add(candidate: Candidate): void {
    for (const key of keysOf(candidate)) {
      const known = this.byKey.get(key)
      if (known) known.push(candidate)
      else this.byKey.set(key, [candidate])
    }
  }
}

function keysOf({ name, phone, website }: Likeness): string[] {
  const [digits, site] = [phoneKey(phone), siteKey(website)]
  return [`n${nameKey(name)}`, ...(digits ? [`p${digits}`] : []), ...(site ? [`w${site}`] : [])]
}

/** A venue that we have, as one that a row may be. */
export const candidateOf = (venue: KnownVenue): Candidate => ({ ...venue, line: null, adds: null })

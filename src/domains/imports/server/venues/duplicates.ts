import type { KnownVenue, Likeness } from '../../../profiles/server/likely-same.ts'
import { nameKey, phoneKey, siteKey } from '../../../profiles/server/venue-keys.ts'
import type { ImportKind } from '../../fields.ts'
import { distanceKm, type Point } from '../../../profiles/city-around.ts'
import type { Venue } from './read-venue.ts'

/** Within this, two venues of one name are the same. */
const nearKm = 0.25

/** A venue by what tells it from others; its city is null where nothing tells it. */
export type Alike = Omit<Likeness, 'city'> & { city: Likeness['city'] | null }
/** A venue that a row may be: one that we have, or an earlier line of the list, with the venue that the list adds by it. */
export type Candidate = Alike & { uid: string | null; line: number | null; adds: Venue | null }

const pointOf = ({ latitude, longitude }: Alike): Point | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null
const bare = (postcode: string | null) => (postcode ?? '').replace(/\s/g, '').toUpperCase()

/** Near each other, apart, or null when nothing tells: by position, else by postcode. */
function nearness(a: Alike, b: Alike): 'near' | 'apart' | null {
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
export function findSame<C extends Candidate>(
  venue: Alike,
  candidates: Iterable<C>,
  kind: ImportKind,
): { candidate: C; why: string } | null {
  for (const candidate of candidates) {
    const where = nearness(venue, candidate)
    const named = nameKey(venue.name) === nameKey(candidate.name)
    const mayShareCity = where === null && (kind === 'brands' || candidate.line === null)
    const why =
      named && mayShareCity && isSameCity(venue, candidate)
        ? `the same name${venue.city && candidate.city ? ' and city' : ''}`
        : whySame(where, named, venue, candidate)
    if (why) return { candidate, why }
  }
  return null
}

/** Whether two are or may be in one city, and neither says of another street. A town outside our cities stands as their area. */
function isSameCity(a: Alike, b: Alike): boolean {
  if (a.address && b.address && nameKey(a.address) !== nameKey(b.address)) return false
  if (!a.city || !b.city) return true
  if (a.city !== b.city) return false
  return a.city !== 'other' || (a.district !== '' && nameKey(a.district) === nameKey(b.district))
}

function whySame(where: 'near' | 'apart' | null, named: boolean, a: Alike, b: Alike): string | null {
  if (where === 'apart') return null
  if (named && where === 'near') return 'the same name and location'
  if (phoneKey(a.phone) && phoneKey(a.phone) === phoneKey(b.phone)) return 'the same phone number'
  return siteKey(a.website) && siteKey(a.website) === siteKey(b.website) ? 'the same website' : null
}

/** The venues of a list so far, by what they may be recognised by. */
export class Seen<C extends Candidate = Candidate> {
  private readonly byKey = new Map<string, C[]>()

  /** Those that share a name, a phone number or a website with a venue. */
  alike(venue: Alike): C[] {
    return keysOf(venue).flatMap((key) => this.byKey.get(key) ?? [])
  }

  add(candidate: C): void {
    for (const key of keysOf(candidate)) {
      const known = this.byKey.get(key)
      if (known) known.push(candidate)
      else this.byKey.set(key, [candidate])
    }
  }
}

function keysOf({ name, phone, website }: Alike): string[] {
  const [digits, site] = [phoneKey(phone), siteKey(website)]
  return [`n${nameKey(name)}`, ...(digits ? [`p${digits}`] : []), ...(site ? [`w${site}`] : [])]
}

/** A venue that we have, as one that a row may be. */
export const candidateOf = (venue: Likeness & Pick<KnownVenue, 'uid'>): Candidate => ({
  ...venue,
  line: null,
  adds: null,
})

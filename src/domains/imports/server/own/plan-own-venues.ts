import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import type { ChangedField } from '../../fields.ts'
import type { DuplicateRule } from '../../outcomes.ts'
import { noPlan, type Plan } from '../plan.ts'
import { inEarlierLine, type Remark, remark } from '../remark.ts'
import { findSame } from '../venues/duplicates.ts'
import type { Correcting } from '../venues/corrections.ts'
import type { Correction } from '../venues/details.ts'
import { withCorrections } from '../venues/plan-corrections.ts'
import { type ListFacts, readVenue, type ReadVenue, type Venue } from '../venues/read-venue.ts'
import { positionUnmatched } from '../places/locate.ts'
import { ownIdOf } from '../own-id.ts'
import { lineKey, type OwnCandidate, type OwnFacts } from './own-facts.ts'
import type { OwnVenue } from './own-venue.ts'
import type { Waiting } from '../imported-venues.ts'

/** An owner’s list, and which details of which of their venues it corrects. */
export type OwnList = ListFacts & Partial<Correcting> & { duplicates: DuplicateRule }

/**
 * What becomes of the rows of an owner’s list. It is compared with the organisation’s own venues alone: nothing is said of anybody
 * else’s. `own` learns the rows.
 */
export function planOwnVenues(rows: readonly SheetRow[], list: OwnList, own: OwnFacts): Plan[] {
  return rows.map((row): Plan => {
    const read = { ...row, found: readVenue(row, list) }
    const plan = planOwnVenue(read, list, own)
    return plan.outcome === 'duplicate' ? withChanges(plan, read, list, own) : plan
  })
}

type Row = SheetRow & { found: ReadVenue }

function planOwnVenue(row: Row, list: OwnList, own: OwnFacts): Plan {
  const { found } = row
  const blank = { ...noPlan, line: row.line }
  if (found.is === 'refused' || found.is === 'closed')
    return { ...blank, name: found.name, outcome: found.is, remarks: [found.why] }
  const isPlaced = found.is === 'venue'
  const rest = isPlaced
    ? { own: ownVenueOf(found.venue), remarks: found.remarks }
    : withoutCity(row, list, found.name, found.why)
  const plan = { ...blank, ...rest, name: rest.own.name }
  const leftOut = { ...plan, own: null, outcome: 'duplicate' } as const
  const id = ownIdOf(row, list.mapping, 'brand')
  if (id && own.venues.has(id)) return { ...leftOut, brandUid: id, remarks: [thisVenue] }
  const same = findSameOwn(rest.own, row.line, own)
  if (same?.isCertain) return { ...leftOut, waiting: same.waiting, remarks: [same.why] }
  const noted = { ...plan, remarks: same ? [same.why, ...rest.remarks] : rest.remarks, isAlike: same !== null }
  if (isPlaced && !own.cities.has(found.venue.city))
    return { ...plan, own: null, outcome: 'refused', remarks: [notThereYet(found.venue)] }
  if (same && list.duplicates !== 'add' && (isPlaced || !same.isOfList))
    return { ...noted, own: null, outcome: 'duplicate', brandUid: same.brandUid, waiting: same.waiting }
  if (!isPlaced) return { ...noted, outcome: 'asks' }
  return { ...noted, outcome: 'added', venue: found.venue }
}

/** What a row has otherwise than the venue or the draft of theirs that it is; the first row about one alone changes it. */
function withChanges(plan: Plan, row: Row, list: OwnList, own: OwnFacts): Plan {
  const { mayCorrect, corrections = [] } = list
  const { brandUid, waiting } = plan
  const key = brandUid ?? (waiting && lineKey(waiting)) ?? ''
  const here = own.venues.get(key) ?? own.drafts.get(key)
  if (!mayCorrect || !here) return plan
  const earlier = own.about.get(key)
  if (earlier) return { ...plan, remarks: [...plan.remarks, sameAsLine(earlier)] }
  own.about.set(key, row.line)
  const refused = !brandUid || mayCorrect(brandUid) ? null : notTheirs
  const found = withCorrections(plan, row, here, { ...list, corrections }, refused)
  return brandUid || here.city ? found : withCity(found, row, corrections, own)
}

/** The city of a draft that had none, where the list tells it now. */
function withCity(plan: Plan, { found }: Row, chosen: readonly ChangedField[], own: OwnFacts): Plan {
  if (found.is !== 'venue' || !own.cities.has(found.venue.city)) return plan
  const city: Correction = { field: 'city', before: { city: null }, after: { city: found.venue.city } }
  const changes = [...plan.changes, city]
  if (!chosen.includes('city')) return { ...plan, changes }
  return { ...plan, outcome: 'merged', changes, corrections: [...plan.corrections, city] }
}

const notTheirs = remark(
  'It has other details than we have. They stay as they are, because you can’t edit this venue. Ask its owner to import this list.',
)
const sameAsLine = (line: number) =>
  remark(`It’s about the same venue as line ${line}.`, 'It’s about the same venue as an earlier line.')

const thisVenue = remark('You already have this venue.')

/** `isOfList` is another row of the list: without a place nothing says that the two are one. */
type SameOwn = Pick<Plan, 'brandUid' | 'waiting'> & { why: Remark; isCertain: boolean; isOfList: boolean }
const itWaits = (waiting: Waiting): SameOwn => ({
  why: remark('It’s already among your imported venues.'),
  isCertain: true,
  isOfList: false,
  brandUid: null,
  waiting,
})

/** What a row most likely is already, and whether that is certain; null where it’s new. Notes the row for those after it. */
function findSameOwn(venue: OwnVenue, line: number, { seen, waiting, lines }: OwnFacts): SameOwn | null {
  const { sourceKey = '', latitude = null, longitude = null } = venue
  const known = waiting.get(sourceKey)
  if (known) return itWaits(known)
  const earlier = lines.get(sourceKey)
  if (earlier) return { why: inEarlierLine(earlier), isCertain: false, isOfList: true, brandUid: null, waiting: null }
  const alike = { ...venue, latitude, longitude }
  const same = findSame(alike, seen.alike(alike), 'venues')
  lines.set(sourceKey, line)
  seen.add({ ...alike, uid: null, line, adds: null, waiting: null })
  return same && wordsOf(same)
}

function wordsOf({ candidate, why }: { candidate: OwnCandidate; why: string }): SameOwn {
  const { uid, name, line, waiting } = candidate
  const which = waiting ? `your imported venue ${name}` : uid ? `your venue ${name}` : `line ${line}`
  const words = remark(`It has ${why} as ${which}.`, `It has ${why} as another venue.`)
  return { why: words, isCertain: false, isOfList: line !== null, brandUid: uid, waiting }
}

function notThereYet({ city, district }: Venue): Remark {
  const place = city === 'other' ? district : cityFacts[city].name
  return remark(`We’re not in ${place || 'its city'} yet.`, 'We’re not in its city yet.', place || null)
}

const unknown = {
  category: 'Other' as const,
  city: null,
  district: '',
  address: '',
  postcode: null,
  handle: null,
  phone: null,
  website: null,
  description: '',
}

function ownVenueOf(venue: Venue): OwnVenue {
  const { name, category, city, district, address, postcode, handle, phone, website, description } = venue
  const { sourceKey, latitude, longitude } = venue
  const known = { sourceKey, latitude, longitude }
  return { name, category, city, district, address, postcode, handle, phone, website, description, ...known }
}

/** What else a row says of a venue whose city nothing tells: it is read as if somebody had said one. */
function withoutCity(row: SheetRow, list: ListFacts, name: string, why: Remark): { own: OwnVenue; remarks: Remark[] } {
  const { name: city, country } = cityFacts.london
  const found = readVenue(row, { ...list, place: { city, country } })
  if (found.is !== 'venue') return { own: { ...unknown, name }, remarks: [why] }
  return {
    own: { ...ownVenueOf(found.venue), city: null },
    remarks: [why, ...found.remarks.filter((one) => one !== positionUnmatched)],
  }
}

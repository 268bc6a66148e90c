import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { openCities } from '../../../onboarding/server/cities.ts'
import { listBrandsOf } from '../../../profiles/server/reads.ts'
import { cityFacts } from '../../../profiles/vocabulary.ts'
import { noPlan, type Plan } from '../plan.ts'
import { inEarlierLine, type Remark, remark } from '../remark.ts'
import { type ListFacts, readVenue, type Venue } from '../venues/read-venue.ts'
import { positionUnmatched } from '../places/locate.ts'
import { listWaitingNames } from '../imported-venues.ts'
import { ownIdOf } from '../own-id.ts'
import type { OwnVenue } from './own-venue.ts'

/** What a list of an organisation’s own venues is compared with. */
export type OwnFacts = {
  cities: ReadonlySet<string>
  venues: ReadonlySet<string>
  ids: ReadonlySet<string>
  drafts: ReadonlySet<string>
}

const nameKey = (name: string) => name.toLowerCase()

export async function ownFactsOf(db: Queryable, orgUid: string): Promise<OwnFacts> {
  const venues = await listBrandsOf(db, orgUid)
  return {
    cities: new Set(await openCities(db)),
    venues: new Set(venues.map(({ name }) => nameKey(name))),
    ids: new Set(venues.map(({ uid }) => uid)),
    drafts: new Set((await listWaitingNames(db, orgUid)).map(nameKey)),
  }
}

/**
 * What becomes of the rows of an owner’s list. It is compared with the organisation’s own venues alone: nothing is said of anybody
 * else’s. `lines` holds the names of earlier rows and learns these.
 */
export function planOwnVenues(
  rows: readonly SheetRow[],
  list: ListFacts,
  own: OwnFacts,
  lines: Map<string, number>,
): Plan[] {
  return rows.map((row): Plan => {
    const found = readVenue(row, list)
    const blank = { ...noPlan, line: row.line }
    if (found.is === 'refused' || found.is === 'closed')
      return { ...blank, name: found.name, outcome: found.is, remarks: [found.why] }
    const isPlaced = found.is === 'venue'
    const name = isPlaced ? found.venue.name : found.name
    const remarks = isPlaced ? found.remarks : [found.why]
    const id = ownIdOf(row, list.mapping, 'brand')
    const alike = id && own.ids.has(id) ? thisVenue : alreadyThere(nameKey(name), own, lines)
    if (alike) return { ...blank, name, outcome: 'duplicate', remarks: [alike] }
    lines.set(nameKey(name), row.line)
    if (isPlaced && !own.cities.has(found.venue.city))
      return { ...blank, name, outcome: 'refused', remarks: [notThereYet(found.venue)] }
    if (isPlaced) return { ...blank, name, outcome: 'added', remarks, venue: found.venue, own: ownVenueOf(found.venue) }
    const rest = withoutCity(row, list)
    return {
      ...blank,
      name,
      outcome: 'asks',
      remarks: [...remarks, ...(rest?.remarks ?? [])],
      own: rest?.own ?? { ...unknown, name },
    }
  })
}

const thisVenue = remark('You already have this venue.')

function alreadyThere(key: string, own: OwnFacts, lines: ReadonlyMap<string, number>): Remark | null {
  if (own.venues.has(key)) return remark('You already have a venue with this name.')
  if (own.drafts.has(key)) return remark('It’s already among your imported venues.')
  const earlier = lines.get(key)
  return earlier ? inEarlierLine(earlier) : null
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
  return { name, category, city, district, address, postcode, handle, phone, website, description }
}

/** What else a row says of a venue whose city nothing tells: it is read as if somebody had said one. */
function withoutCity(row: SheetRow, list: ListFacts): { own: OwnVenue; remarks: Remark[] } | null {
  const { name: city, country } = cityFacts.london
  const found = readVenue(row, { ...list, place: { city, country } })
  if (found.is !== 'venue') return null
  return {
    own: { ...ownVenueOf(found.venue), city: null },
    remarks: found.remarks.filter((one) => one !== positionUnmatched),
  }
}

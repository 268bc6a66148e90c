import type { Queryable } from '../../../../kit/server/database.ts'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { distanceKm, mayBeIn, type Point } from '../../../profiles/city-around.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { countryNamed } from '../../../profiles/server/place-names.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import { phoneKey, siteKey } from '../../../profiles/server/venue-keys.ts'
import { type City, cityFacts } from '../../../profiles/vocabulary.ts'
import type { ChangedField, CorrectedField, VenueField } from '../../fields.ts'
import type { Plan } from '../plan.ts'
import { type Remark, remark } from '../remark.ts'
import type { Correcting } from './corrections.ts'
import type { Correction, Details } from './details.ts'
import { type ListFacts, readVenue, type ReadVenue } from './read-venue.ts'

type Found = Extract<ReadVenue, { is: 'venue' }>

/** What some rows change of the venues that they are, as planned; a row that corrects one of them is merged with it. */
export async function planCorrections(
  db: Queryable,
  plans: readonly Plan[],
  rows: readonly (SheetRow & { found: ReadVenue })[],
  list: ListFacts & Partial<Correcting>,
): Promise<Plan[]> {
  const { mayCorrect, corrections = [] } = list
  const uids = plans.flatMap(({ brandUid }) => brandUid ?? [])
  if (!mayCorrect || uids.length === 0) return [...plans]
  const ours = await findBrands(db, [...new Set(uids)])
  return plans.map((plan, at) => {
    const venue = ours.get(plan.brandUid ?? '')
    const row = rows[at]
    if (!venue || !row) return plan
    return withCorrections(plan, row, venue, { ...list, corrections }, mayCorrect(venue.uid) ? null : notTheirs)
  })
}

/** What is here of a venue; of a draft that waits to be added, the city may be missing. */
export type Here = Details & { city: City | null; country: string | null }

/** What a row changes of the venue that it is; `refused` says why nothing of it may be changed. */
export function withCorrections(
  plan: Plan,
  row: SheetRow & { found: ReadVenue },
  here: Here,
  list: ListFacts & Pick<Correcting, 'corrections'>,
  refused: Remark | null,
): Plan {
  const found = readAt(row, list, here)
  if (!found) return plan
  const all = changesOf(found, here)
  const staying = isElsewhere(found, here) ? all.filter(({ field }) => ofPlace.includes(field)) : []
  const changes = all.filter((one) => !staying.includes(one))
  if (changes.length === 0) return plan
  const corrections = changes.filter(({ field }) => list.corrections.includes(field))
  if (refused) return corrections.length > 0 ? { ...plan, remarks: [...plan.remarks, refused] } : plan
  const remarks = staying.length > 0 ? [...plan.remarks, elsewhere(here)] : plan.remarks
  const outcome = corrections.length > 0 ? 'merged' : plan.outcome
  return { ...plan, outcome, remarks, changes, corrections }
}

export const notTheirs = remark(
  'It has other details than we have. They stay as they are, because only its account manager or an admin can change them. Ask one of them to import this list.',
)
const elsewhere = ({ city }: Here) => (!city || city === 'other' ? perhapsElsewhere : inOtherCity(city))
const perhapsElsewhere = remark(
  'It may be in another town than the venue that’s here, so its address and position stay as they are. Change them on its page.',
)
const inOtherCity = (city: City) =>
  remark(
    `Its city here is ${cityFacts[city].name}, so its address and position stay as they are. Change its city on its page first.`,
    'It’s in another city here, so its address and position stay as they are. Change its city on its page first.',
    cityFacts[city].name,
  )

/** A row as it is read, of a venue whose city we know where the list doesn’t tell it. */
function readAt(
  row: SheetRow & { found: ReadVenue },
  list: ListFacts,
  { city, district, country }: Pick<Here, 'city' | 'district' | 'country'>,
) {
  if (row.found.is === 'venue') return row.found
  if (row.found.is !== 'asks') return null
  // Of a venue whose city nothing tells, the rest is read as if somebody had said one.
  if (!city) return readAt(row, list, { ...cityFacts.london, district, city: 'london' })
  const place = { city: city === 'other' ? district : cityFacts[city].name, country }
  const found = readVenue(row, { ...list, place })
  if (found.is !== 'venue') return null
  const says = (field: VenueField) => row.cells[list.mapping.indexOf(field)]?.trim() || null
  const isThere =
    plainName(says('city') ?? place.city) === plainName(place.city) &&
    countryNamed(says('country') ?? country ?? '') === country
  return isThere ? found : { ...found, gives: { ...found.gives, town: null } }
}

/** Whether a row is, or may be, in another place than a venue: outside our cities both must be in the same town, and say so. */
function isElsewhere({ venue, gives: { town } }: Found, ours: Here): boolean {
  if (!ours.city) return false
  if (venue.city !== ours.city) return true
  if (ours.city !== 'other') return false
  return venue.country !== ours.country || !town || plainName(town) !== plainName(ours.district)
}
const ofPlace: readonly ChangedField[] = ['address', 'district', 'postcode', 'position']

/** Positions within this are the same one. */
const sameKm = 0.025

/** What a list has otherwise than we do. What it doesn’t say stays. */
function changesOf({ venue, gives }: Found, ours: Here): Correction[] {
  const changes: Correction[] = []
  const look = <K extends keyof Details & CorrectedField>(
    field: K,
    key: (text: string) => unknown = (text) => text,
  ) => {
    const [before, after] = [ours[field], venue[field]]
    if (after && key(String(after)) !== key(String(before ?? '')))
      changes.push({ field, before: { [field]: before }, after: { [field]: after } })
  }
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
  look('name', inOneLine)
  if (gives.category && venue.category !== ours.category)
    changes.push({ field: 'kind', before: { category: ours.category }, after: { category: venue.category } })
  look('address', inOneLine)
  if (gives.district) look('district', inOneLine)
  look('postcode', (text) => text.replace(/\s/g, '').toUpperCase())
  const [from, to] = [pointOf(ours), pointOf(venue)]
  if (to && ours.city && mayBeIn(ours.city, to) && (!from || distanceKm(from, to) > sameKm))
    changes.push({
      field: 'position',
      before: { latitude: ours.latitude, longitude: ours.longitude },
      after: { ...to },
    })
  look('phone', phoneKey)
  look('website', siteKey)
  look('handle', (text) => text.toLowerCase())
  look('description', inOneLine)
  return changes
}

const pointOf = ({ latitude, longitude }: Pick<Details, 'latitude' | 'longitude'>): Point | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null

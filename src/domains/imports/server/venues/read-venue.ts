import * as z from 'zod/mini'
import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import type { Timezone } from '../../../accounts/timezones.ts'
import type { Point } from '../../../profiles/city-around.ts'
import type { BrandCategory, City } from '../../../profiles/vocabulary.ts'
import { type Categories, type Mapping } from '../../fields.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { cleanCell, isNothing, isTotals } from '../cells.ts'
import { type Cells, cellsOf, isOurs } from './venue-cells.ts'
import { isReportColumn } from '../columns/report.ts'
import { countryOfPhone, readPhone } from '../phone.ts'
import { type Remark, remark } from '../remark.ts'
import { readAddress } from '../../../profiles/server/addresses.ts'
import { locate, locateGiven, swappedBack } from '../places/locate.ts'
import { pointOf, readDegrees, readPair } from '../places/degrees.ts'
import { postcodeKey, type PostcodePoints } from '../places/postcode-key.ts'
import { countryNamed } from '../../../profiles/server/place-names.ts'
import { isWrongPostcode, tidyPostcode } from '../../../profiles/server/postcodes.ts'
import { addressInWords, inWords } from './capitals.ts'
import { readClosing, splitKind } from './closed.ts'
import { categoryFor } from './categories.ts'
import { categoryOfName } from './kinds.ts'

/** A venue as it goes in. `sourceKey` is the same each time the same place is read. */
export type Venue = {
  sourceKey: string
  name: string
  address: string
  district: string
  postcode: string | null
  city: City
  country: string
  timezone: Timezone
  category: BrandCategory
  latitude: number | null
  longitude: number | null
  phone: string | null
  website: string | null
  handle: string | null
  description: string
  staffNotes: string
}

/** Which details stand in the row itself, where we may have taken them from others; and the town of a venue in none of our cities, where it tells one. */
export type Gives = { category: boolean; district: boolean; town: string | null }

/** What becomes of a row: a venue, a place whose city somebody has to say, a closed place, or a row that can’t go in. */
export type ReadVenue =
  | { is: 'venue'; venue: Venue; remarks: Remark[]; gives: Gives }
  | { is: 'asks'; name: string; why: Remark }
  | { is: 'closed'; name: string; why: Remark }
  | { is: 'refused'; name: string; why: Remark }

/** What holds for the whole list. */
export type ListFacts = {
  mapping: Mapping
  columns: readonly string[]
  /** The country of rows that name none, as somebody answered for the list. */
  country: string | null
  /** What somebody chose for its words for categories. */
  categories?: Categories
  /** Where a venue is, as somebody said of the one row that is read; what the list says of it counts less. */
  place?: { city: string; country: string | null }
  /** Where postcodes of its rows are, that a file of the operator’s told. */
  points?: PostcodePoints
}

const most = { name: 80, address: 200, district: 80, website: 200, description: 1000, notes: 4000 }
const link = z.url({ protocol: /^https?$/ })

/** Reads a row of a list of venues. Nothing of it is lost without a word: what isn’t taken over is in the remarks. */
export function readVenue(raw: SheetRow, list: ListFacts): ReadVenue {
  const row = { ...raw, cells: raw.cells.map(cleanCell) }
  if (row.problem) return { is: 'refused', name: '', why: remark(row.problem) }
  const remarks: Remark[] = []
  const cells = cellsOf(row, list.mapping)
  const cut = (field: keyof typeof most, text: string) => {
    if (text.length > most[field]) remarks.push(remark(`We shortened its ${field} to ${most[field]} characters.`))
    return text.slice(0, most[field]).trim()
  }
  // What we exported ourselves stays as it was.
  const written = isOurs(cells) ? (text: string) => text : addressInWords
  const name = cut('name', isOurs(cells) ? cells.name : inWords(withoutState(cells.name)))
  if (!name) return { is: 'refused', name: '', why: remark('It has no name.') }
  const closing = readClosing(cells)
  const heading = closing.by && list.columns[list.mapping.indexOf(closing.by)]
  const closed = `(“${closing.words.slice(0, 80)}”${heading ? ` under “${heading.slice(0, 80)}”` : ''})`
  if (closing.isClosed)
    return { is: 'closed', name, why: remark(`It’s marked as closed ${closed}.`, 'It’s marked as closed.') }
  if (closing.forAWhile)
    remarks.push(remark(`It’s marked as temporarily closed ${closed}.`, 'It’s marked as temporarily closed.'))
  const unread = closing.unread.slice(0, 60)
  if (unread)
    remarks.push(
      remark(`We can’t tell from “${unread}” whether it’s open.`, 'We can’t tell whether it’s open.', unread),
    )
  if (isTotals(name)) return { is: 'refused', name, why: remark('This looks like a totals row.') }
  const extra = row.cells.slice(list.mapping.length).filter(Boolean).join(', ').slice(0, 120)
  if (extra)
    remarks.push(
      remark(
        `It has more cells than the header. We left out ${extra}.`,
        'It has more cells than the header, so we left some out.',
        extra,
      ),
    )

  const { address, point } = placeOf(cells, remarks, list)
  const hasPositions = list.mapping.some((field) => field === 'position' || field === 'latitude')
  if (hasPositions && !point && ![cells.position, cells.latitude, cells.longitude].some(Boolean))
    remarks.push(noPosition)
  const stated = { ...cells, address, point, hint: countryOfPhone(cells.phone) ?? list.country }
  const known = list.place ? locateGiven(stated, list.place) : locate(stated)
  if ('ask' in known) return { is: 'asks', name, why: known.ask }
  if (known.remark) remarks.push(known.remark)

  const postcode = tidyPostcode(cells.postcode || readAddress(address).postcode).slice(0, 16)
  if (postcode && isWrongPostcode(postcode, known.country))
    remarks.push(remark(`Its postcode ${postcode} looks wrong.`, 'Its postcode looks wrong.', postcode))
  const { kind } = splitKind(cells.kind)
  const category = kind ? categoryFor(kind, list.categories) : categoryOfName(name)
  if (!category) remarks.push(kind ? unknownCategory(kind.slice(0, 60)) : remark('Its category is unknown.'))
  const website = readWebsite(cells.website)
  if (cells.website && !website) remarks.push(noWebAddress(cells.website.slice(0, 60)))
  const phone = readPhone(cells.phone, known.country, remarks)
  return {
    is: 'venue',
    venue: {
      sourceKey: sourceOf(name, cells, postcode, address, point),
      name,
      address: cut('address', written(address)),
      district: cut('district', written(cells.district) || (known.town ?? '')),
      postcode: postcode || null,
      city: known.city,
      country: known.country,
      timezone: known.timezone,
      category: category ?? 'Other',
      latitude: known.point?.latitude ?? null,
      longitude: known.point?.longitude ?? null,
      phone,
      website,
      handle: readHandle(cells.handle),
      description: cut('description', cells.description),
      staffNotes: cut('notes', notesOf(cells, row, list)),
    },
    remarks,
    gives: { category: kind !== '' && category !== null, district: cells.district !== '', town: known.town },
  }
}

/** By its own position, else by its postcode. */
function placeOf(cells: Cells, remarks: Remark[], { points, country }: Pick<ListFacts, 'points' | 'country'>) {
  const address = [cells.address, cells.address2].filter(Boolean).join(', ')
  const key = points && keyOfPostcode(cells, country)
  return { address, point: readPoint(cells, remarks) ?? (key ? (points.get(key) ?? null) : null) }
}

const keyOfPostcode = ({ postcode, address, address2, country }: Cells, usual: string | null) =>
  postcodeKey(
    postcode || readAddress([address, address2].filter(Boolean).join(', ')).postcode,
    countryNamed(country) ?? usual,
  )

/** What the postcode of a row is found by. */
export const postcodeOfRow = (row: SheetRow, { mapping, country }: ListFacts): string | null =>
  keyOfPostcode(cellsOf({ ...row, cells: row.cells.map(cleanCell) }, mapping), country)

/** The country of a row as the row itself tells it; null where it doesn’t. */
export function countryOfRow(row: SheetRow, { mapping }: Pick<ListFacts, 'mapping'>): string | null {
  const cells = cellsOf({ ...row, cells: row.cells.map(cleanCell) }, mapping)
  const place = locate({ ...cells, ...placeOf(cells, [], { country: null }), hint: countryOfPhone(cells.phone) })
  return 'ask' in place ? null : place.country
}

const noPosition = remark('It has no position, so the map shows it in the middle of its city.')
const unknownCategory = (category: string) =>
  remark(`We don’t recognise the category “${category}”.`, 'We don’t recognise its category.', category)
const noWebAddress = (website: string) =>
  remark(`The web address “${website}” looks wrong.`, 'Its web address looks wrong.', website)

const withoutState = (name: string) => name.replace(/\s*[([](permanently |temporarily )?closed[)\]]/i, '')

/** By the list's own number, else by where it is: a name alone is no place. */
function sourceOf(name: string, { id, city }: Cells, postcode: string, address: string, point: Point | null): string {
  if (id) return `list:${plainName(id)}:${plainName(name)}`
  const at = point && `${point.latitude.toFixed(3)},${point.longitude.toFixed(3)}`
  return `place:${plainName(name)}:${plainName(postcode || `${address}${city}`) || (at ?? '')}`
}

function readPoint({ latitude, longitude, position }: Cells, remarks: Remark[]): Point | null {
  const pair = position ? readPair(position) : null
  if (pair) return pair
  const [north, east] = [readDegrees(latitude), readDegrees(longitude)]
  if (north !== null && east !== null) {
    const point = pointOf(north, east)
    if (point) return point
    const turned = pointOf(east, north)
    if (turned) {
      remarks.push(swappedBack)
      return turned
    }
  }
  const text = (position || [latitude, longitude].filter(Boolean).join(', ')).slice(0, 40)
  if (text) remarks.push(remark(`We couldn’t read its position (${text}).`, 'We couldn’t read its position.', text))
  return null
}

function readWebsite(text: string): string | null {
  const [first = ''] = text.split(/[\s;]+/)
  const url = /^https?:\/\//i.test(first) ? first : `https://${first}`
  return first.includes('.') && !first.includes('@') && url.length <= most.website && link.safeParse(url).success
    ? url
    : null
}

function readHandle(text: string): string | null {
  const handle = text
    .replace(/^https?:\/\/(www\.)?instagram\.com\//i, '')
    .replace(/[/?].*$/, '')
    .replace(/^@/, '')
  return /^[\w.]{1,40}$/.test(handle) ? handle : null
}

/** What has no field of its own: how the list calls its kind, whom to speak to, remarks, and columns that nobody mapped, but for ours. */
function notesOf(cells: Cells, row: SheetRow, { mapping, columns }: ListFacts): string {
  const { forAWhile, words, unread } = readClosing(cells)
  const unmapped = mapping.flatMap((field, at) => {
    const text = (row.cells[at] ?? '').trim()
    return field || isOurs(cells) || isNothing(text) || isReportColumn(columns[at] ?? '')
      ? []
      : [`${columns[at]}: ${text}.`]
  })
  return [
    cells.kind && `Listed as: ${cells.kind}.`,
    cells.contact && `Contact: ${cells.contact}.`,
    cells.email && `Email: ${cells.email}.`,
    cells.handle && !readHandle(cells.handle) && `Instagram: ${cells.handle}.`,
    cells.status && `Status: ${cells.status}.`,
    [forAWhile && words, unread].includes(cells.open) && cells.open && `Open: ${cells.open}.`,
    [forAWhile && words, unread].includes(cells.closed) && cells.closed && `Closed: ${cells.closed}.`,
    cells.notes && `Note: ${cells.notes}.`,
    ...unmapped,
  ]
    .filter(Boolean)
    .join(' ')
}

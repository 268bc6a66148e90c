import type { Queryable } from '../../../../kit/server/database.ts'
import type { Sheet } from '../../../../kit/server/sheets/sheet.ts'
import {
  type Field,
  fieldNames,
  hasNeeded,
  type ImportKind,
  type Mapping,
  repeatableFields,
  type VenueField,
} from '../../fields.ts'
import { readHandle } from '../../../profiles/social-handle.ts'
import { looksLikeDay, readMonth } from '../../../value/list-days.ts'
import { proposeBookingColumns } from '../../../value/server/import-bookings.ts'
import { coordinateColumns, fieldByContent, nameColumn } from './content.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { fieldCalled } from './field-called.ts'
import { fieldByName } from './names.ts'
import { mayHold, ownIdsIn } from './own-file.ts'
import { isReportColumn } from './report.ts'
import { pastFieldByName, redemptionFieldByName } from './visit-names.ts'

/** How a file’s columns are recognised when it comes again: by their names in their order, without what our report adds; empty without a header. */
export function headerKey(sheet: Sheet): string {
  return sheet.reading.headerLine === 0 && sheet.reading.format !== 'ndjson'
    ? ''
    : sheet.columns
        .filter((column) => !isReportColumn(column))
        .map(plainName)
        .join('|')
        .slice(0, 2000)
}

/** What each column most likely holds: by its name, else by its cells. */
export function proposeMapping(sheet: Sheet, kind: Exclude<ImportKind, 'redemptions'>): Mapping {
  if (kind === 'lists') return proposeMembers(sheet)
  if (kind === 'collabs') return proposePast(sheet)
  return kind === 'creators' ? proposeCreators(sheet) : proposeVenues(sheet, kind)
}

/** What cells look like, as a field of creators. */
const creatorContent: Partial<Record<VenueField, Field>> = {
  email: 'mail',
  handle: 'account',
  phone: 'mobile',
  city: 'home',
  country: 'nation',
}
const isProfileLink = (cell: string) => /(instagram|tiktok|youtube)\.com\//i.test(cell)

/** By name, then by content; without names of columns the first texts that differ are names. */
function proposeCreators(sheet: Sheet): Mapping {
  const { columns, mapping, put } = startOf(sheet)
  const isReport = (at: number) => isReportColumn(sheet.columns[at] ?? '')
  if (headerKey(sheet) !== '') for (const [at, column] of sheet.columns.entries()) put(at, fieldByName.creators(column))
  for (const [at, cells] of columns.entries()) {
    if (mapping[at]) continue
    const content = fieldByContent(cells)
    const isLink = content === 'website' && cells.filter(Boolean).every(isProfileLink)
    put(at, isLink ? 'account' : ((content && creatorContent[content]) ?? null))
  }
  if (!hasNeeded('creators', mapping) || (headerKey(sheet) === '' && !mapping.includes('fullName')))
    put(
      nameColumn(
        columns,
        mapping.map((field, at) => field !== null || isReport(at)),
      ),
      'fullName',
    )
  return mapping
}

/** Nothing is mapped yet; `put` maps a column that isn’t mapped to a field that isn’t taken. */
function startOf(sheet: Sheet) {
  const columns = sheet.columns.map((_, at) => sheet.sample.map(({ cells }) => cells[at] ?? ''))
  const mapping: Mapping = columns.map(() => null)
  const put = (at: number, field: Field | null) => {
    if (!field || at < 0 || mapping[at] || isReportColumn(sheet.columns[at] ?? '')) return
    if (mapping.includes(field) && !repeatableFields.includes(field)) return
    mapping[at] = field
  }
  return { columns, mapping, put }
}

/** Of several columns that may name the creators, the one that tells them apart: handles, links or ids before names. −1 for none. */
function creatorColumn(
  sheet: Sheet,
  columns: readonly (readonly string[])[],
  fieldCalled: (header: string) => Field | null,
): number {
  const called = sheet.columns.flatMap((column, at) => (fieldCalled(column) === 'creator' ? [at] : []))
  const isTelling = (at: number) => {
    const cells = columns[at]?.filter(Boolean) ?? []
    if (cells.length > 0 && cells.every(isAccount)) return true
    return /handle|user|account|instagram|tiktok|\big\b|url|link|\bid\b/i.test(sheet.columns[at] ?? '')
  }
  return called.find(isTelling) ?? called[0] ?? -1
}
const isAccount = (cell: string) => readHandle(cell).platform !== null || /^@[\w.]+$/.test(cell)

/** A file without names of columns has its creators in the first column that isn’t empty, our own file their ids. */
function proposeMembers(sheet: Sheet): Mapping {
  const { columns, mapping, put } = startOf(sheet)
  const own = ownIdsIn(sheet)
  if (own?.kind === 'influencer') put(own.at, 'creator')
  if (headerKey(sheet) !== '') {
    put(creatorColumn(sheet, columns, fieldByName.lists), 'creator')
    for (const [at, column] of sheet.columns.entries()) put(at, fieldByName.lists(column))
  }
  const filled = sheet.columns.findIndex((_, at) => !mapping[at] && sheet.sample.some(({ cells }) => cells[at]))
  if (!mapping.includes('creator')) put(filled, 'creator')
  return mapping
}

/** By name, then by content: links to profiles are creators, other links content, and what looks like one is a date. */
function proposePast(sheet: Sheet): Mapping {
  const { columns, mapping, put } = startOf(sheet)
  const filled = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.some(Boolean) && cells.filter(Boolean).every(is)
  if (headerKey(sheet) !== '') {
    put(creatorColumn(sheet, columns, pastFieldByName), 'creator')
    for (const [at, column] of sheet.columns.entries()) {
      const field = pastFieldByName(column)
      // “Post” may be a date, “Visit” a link.
      if (field !== 'day' || columns[at]?.some((cell) => looksLikeDay(cell) || readMonth(cell) !== null)) put(at, field)
    }
  }
  for (const [at, cells] of columns.entries()) {
    if (filled(cells, looksLikeDay)) put(at, 'day')
    else if (filled(cells, isAccount)) put(at, 'creator')
    else if (filled(cells, (cell) => /^https?:/i.test(cell))) put(at, 'link')
  }
  return mapping
}

/** What a till’s or a booking system’s list holds: codes that are venues’ tell theirs, names the others. */
export async function proposeRedemptions(db: Queryable, sheet: Sheet): Promise<Mapping> {
  const { mapping, put } = startOf(sheet)
  const proposed = await proposeBookingColumns(db, sheet)
  for (const [at, field] of proposed.entries()) put(at, field)
  if (headerKey(sheet) !== '')
    for (const [at, column] of sheet.columns.entries()) put(at, redemptionFieldByName(column))
  return mapping
}

function proposeVenues(sheet: Sheet, kind: 'venues' | 'brands'): Mapping {
  const { columns, mapping, put: putAny } = startOf(sheet)
  const isOwn = ownIdsIn(sheet) !== null
  const put = (at: number, field: Field | null) => putAny(at, isOwn && field && !mayHold(field) ? null : field)
  const hasNames = headerKey(sheet) !== ''
  if (hasNames) for (const [at, column] of sheet.columns.entries()) put(at, fieldByName[kind](column))
  mapping.forEach((field, at) => {
    if (!field || !contradicts(field, columns[at] ?? [])) return
    // “Position” of a person.
    const isRole = field === 'position' && kind === 'brands' && !mapping.includes('personRole')
    mapping[at] = isRole ? 'personRole' : null
  })
  // What our own columns mean we know: nothing is guessed from what’s in them.
  const free = columns.map((cells, at) =>
    isOwn || mapping[at] || isReportColumn(sheet.columns[at] ?? '') ? [] : cells,
  )
  const pair = mapping.includes('latitude') || mapping.includes('longitude') ? null : coordinateColumns(free)
  if (pair) {
    put(pair[0], 'latitude')
    put(pair[1], 'longitude')
  }
  for (const [at, cells] of free.entries()) if (!mapping[at]) put(at, ofKind(fieldByContent(cells), kind))
  if (!mapping.includes('name'))
    put(
      nameColumn(
        columns,
        mapping.map((field, at) => field !== null || isReportColumn(sheet.columns[at] ?? '')),
      ),
      'name',
    )
  return mapping
}

/** What cells look like, as a field of brands. */
const ofKind = (field: VenueField | null, kind: 'venues' | 'brands'): Field | null =>
  kind === 'brands' && field === 'email' ? 'personEmail' : field

/** A column called `Location` or `Position` may hold either an address or a pair of numbers, `State` open or closed. */
function contradicts(field: Field, cells: readonly string[]): boolean {
  const content = fieldByContent(cells)
  if (field === 'address') return content === 'position' || content === 'city' || content === 'website'
  if (field === 'position')
    return content === 'address' || content === 'city' || !cells.some((cell) => cell === '' || /\d/.test(cell))
  if (field === 'region') return content === 'status'
  if (field === 'open' || field === 'name') return content === 'position' || content === 'website'
  if (field === 'latitude' || field === 'longitude')
    return cells.some(Boolean) && !cells.some((cell) => /^-?\d{1,3}([.,]\d+)?$/.test(cell))
  return false
}

/**
 * A mapping as the command takes it, `Pub name=Name, 3=address, Fax=-`: a column by its name or number, `-` for none. Answers the
 * mapping, or the sentence that says what is wrong.
 */
export function changeMapping(sheet: Sheet, kind: ImportKind, mapping: Mapping, text: string): Mapping | string {
  const changed = [...mapping]
  for (const part of text.split(',').filter((one) => one.trim())) {
    const [column = '', name = ''] = part.split(/=(?=[^=]*$)/).map((one) => one.trim())
    const at = columnCalled(sheet.columns, column)
    if (at < 0) return `There’s no column “${column}”. The file has: ${sheet.columns.join(', ')}.`
    const field = name === '-' ? null : fieldCalled(kind, name)
    if (field === undefined)
      return `“${name}” isn’t a field. Use one of: ${Object.values(fieldNames[kind]).join('; ')}; or - for none.`
    if (field && !repeatableFields.includes(field))
      changed.forEach((other, index) => {
        if (other === field) changed[index] = null
      })
    changed[at] = field
  }
  return changed
}

function columnCalled(columns: readonly string[], name: string): number {
  const exact = columns.findIndex((column) => plainName(column) === plainName(name))
  if (exact >= 0 || !/^\d+$/.test(name)) return exact
  return Number(name) >= 1 && Number(name) <= columns.length ? Number(name) - 1 : -1
}

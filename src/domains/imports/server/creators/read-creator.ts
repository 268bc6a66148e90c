import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { plainName } from '../../../../kit/server/sheets/field-names.ts'
import { nameFromHandle, readHandle } from '../../../profiles/social-handle.ts'
import { cityFacts, type City, type Platform, platforms } from '../../../profiles/vocabulary.ts'
import { youngest } from '../../../profiles/creator-vocabulary.ts'
import { type CreatorField, creatorFields, isFieldOf, type Mapping } from '../../fields.ts'
import { cellText, handleWithName, isNothing, isTotals } from '../cells.ts'
import { isReportColumn } from '../columns/report.ts'
import { readEmail } from '../email.ts'
import { countryOfPhone, readPhone } from '../phone.ts'
import { cityNamed, countryNamed } from '../../../profiles/server/place-names.ts'
import { type Remark, remark } from '../remark.ts'
import type { ImportedAccounts } from '../tables.ts'
import { ageReported } from './age-reported.ts'

/** A creator as a list describes them. `keys` recognise them: their accounts and their email address. */
export type Creator = {
  name: string
  accounts: ImportedAccounts
  keys: string[]
  email: string | null
  phone: string | null
  city: City | null
  town: string
  followers: number | null
  notes: string
}
export type ReadCreator =
  | { is: 'creator'; creator: Creator; remarks: Remark[] }
  | { is: 'refused' | 'closed'; name: string; why: Remark }

/** What holds for the whole list. */
export type CreatorListFacts = { mapping: Mapping; columns: readonly string[]; country: string | null }

const most = { name: 80, town: 80, notes: 4000 }
const handleShape = /^[\w.-]{2,40}$/
type Cells = Record<CreatorField, string>

/** Reads a row of a list of creators. What isn’t taken over is in the remarks or in the notes. */
export function readCreator(row: SheetRow, list: CreatorListFacts): ReadCreator {
  if (row.problem) return { is: 'refused', name: '', why: remark(row.problem) }
  const remarks: Remark[] = []
  const cells = withHandle(cellsOf(row, list.mapping))
  const { accounts, unread } = readAccounts(cells, remarks)
  const email = readEmail(cells.mail, remarks)
  const given = nameIn(cells)
  const refused = (why: string) => ({ is: 'refused' as const, name: given.slice(0, most.name), why: remark(why) })
  if (isTotals(given)) return refused('This looks like a totals row.')
  const age = cells.birthday ? ageReported(cells.birthday) : 'old enough'
  if (age === 'too young')
    return {
      ...refused(`They’re under ${youngest}. Creators need to be ${youngest} or over.`),
      is: 'closed',
    }
  const name = given || nameOf(accounts, email)
  if (!name) return refused('It has no name, handle or email address.')
  if (!given) remarks.push(remark('It has no name, so we made one from the handle or email address.'))
  if (name.length > most.name) remarks.push(remark(`We shortened the name to ${most.name} characters.`))
  if (accounts.length === 0) remarks.push(remark('It has no handle.'))
  if (age === 'unclear')
    remarks.push(
      remark(
        `We can’t tell from “${cells.birthday.slice(0, 40)}” whether they’re ${youngest} or over. Please check before you invite them.`,
        `We can’t tell from the date of birth whether they’re ${youngest} or over. Please check before you invite them.`,
        cells.birthday.slice(0, 40),
      ),
    )
  if (!email) remarks.push(remark('It has no email address, so we can’t invite them.'))
  const followers = readFollowers(cells.followers)
  if (cells.followers && followers === null)
    remarks.push(
      remark(
        `We couldn’t read the follower count (${cells.followers.slice(0, 40)}), so it’s in the notes.`,
        'We couldn’t read the follower count, so it’s in the notes.',
        cells.followers.slice(0, 40),
      ),
    )
  const country = countryNamed(cells.nation) ?? countryOfPhone(cells.mobile) ?? list.country
  const city = readCity(cells.home, country)
  if (cells.home && !city)
    remarks.push(
      remark(`We don’t recognise the city “${cells.home.slice(0, 60)}”.`, 'We don’t recognise the city.', cells.home),
    )
  return {
    is: 'creator',
    creator: {
      name: name.slice(0, most.name).trim(),
      accounts,
      keys: [...accounts.map(keyOf), ...(email ? [`mail:${email}`] : [])],
      email,
      phone: readPhone(cells.mobile, country, remarks, 'Their phone number'),
      city,
      town: city ? '' : [cells.home, cells.nation].filter(Boolean).join(', ').slice(0, most.town),
      followers,
      notes: notesOf(row, list, cells, { unread, isFollowersRead: followers !== null }, remarks),
    },
    remarks,
  }
}

/** “Nom” beside “Prénom” is the last name alone. */
function nameIn({ fullName, firstName, lastName }: Cells): string {
  const isIn = (part: string) => plainName(fullName).includes(plainName(part))
  return [isIn(firstName) ? '' : firstName, fullName, isIn(lastName) ? '' : lastName].filter(Boolean).join(' ')
}

/** Our own files write a creator as `alice.eats (Alice Eats)`. */
function withHandle(cells: Cells): Cells {
  const written = handleWithName(cells.fullName || cells.account)
  // Or an account as `alice.eats (TikTok)`.
  if (!written || platformNamed(written.name)) return cells
  return { ...cells, account: written.handle, fullName: written.name }
}

export const keyOf = ({ platform, handle }: ImportedAccounts[number]): string => `${platform}:${handle.toLowerCase()}`

/** The cells by what they hold; several columns of one field become one text. */
function cellsOf({ cells: given }: SheetRow, mapping: Mapping): Cells {
  const cells: Partial<Cells> = {}
  for (const [at, field] of mapping.entries()) {
    const text = cellText(given[at] ?? '')
    if (!field || !isCreatorField(field) || isNothing(text)) continue
    cells[field] = cells[field] ? `${cells[field]}; ${text}` : text
  }
  return { ...noCells, ...cells }
}

const isCreatorField = (field: string): field is CreatorField => isFieldOf('creators', field)
const noCells = Object.fromEntries(Object.keys(creatorFields).map((field) => [field, ''])) as Cells

/** Each platform once: its own column, then links, then handles with a platform beside them. What can’t be a handle is answered too. */
function readAccounts(cells: Cells, remarks: Remark[]): { accounts: ImportedAccounts; unread: string[] } {
  const found = new Map<Platform, string>()
  const unread: string[] = []
  const put = (text: string, named: Platform | null) => {
    const { handle, platform } = readHandle(text)
    const on = platform ?? named
    if (!handleShape.test(handle) || (on && found.has(on))) return void unread.push(text)
    if (!on) remarks.push(unsaid(handle))
    found.set(on ?? 'instagram', handle)
  }
  for (const platform of platforms) if (cells[platform]) put(cells[platform], platform)
  for (const [, text = '', beside = ''] of cells.account.matchAll(/([^\s,;|()]+)(?:\s*\(([^)]*)\))?/g)) {
    const named = platformNamed(beside)
    put(text, named ?? platformNamed(cells.platform))
    if (beside && !named) unread.push(beside)
  }
  for (const text of unread)
    remarks.push(
      remark(
        `“${text.slice(0, 60)}” isn’t a handle we can read, so it’s in the notes.`,
        'It has a handle that we can’t read, so it’s in the notes.',
        text.slice(0, 60),
      ),
    )
  return { accounts: [...found].map(([platform, handle]) => ({ platform, handle })), unread }
}

const unsaid = (handle: string) =>
  remark(
    `The list doesn’t say which platform @${handle} is on, so we assumed Instagram.`,
    'The list doesn’t say which platform a handle is on, so we assumed Instagram.',
    handle,
  )

function platformNamed(text: string): Platform | null {
  const plain = plainName(text)
  if (['ig', 'insta'].includes(plain)) return 'instagram'
  if (['tt', 'tik'].includes(plain)) return 'tiktok'
  if (plain === 'yt') return 'youtube'
  return platforms.find((platform) => plain.startsWith(platform)) ?? null
}

function nameOf(accounts: ImportedAccounts, email: string | null): string {
  const text = accounts[0]?.handle ?? email?.replace(/@.*$/, '').replace(/[-+]/g, '.') ?? ''
  return nameFromHandle(text) ?? text
}

/** One of our cities, where a name means only one of them. */
function readCity(text: string, country: string | null): City | null {
  const meant = cityNamed(text)
  const ours = meant.length > 1 ? meant.filter((city) => cityFacts[city].country === country) : meant
  return ours.length === 1 ? (ours[0] ?? null) : null
}

const steps: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, tsd: 1e3, mil: 1e3, m: 1e6, mio: 1e6, mn: 1e6 }

/** `42.5K`, `42,500`, `42 500`, `1,2 Mio`; null for anything else. */
export function readFollowers(text: string): number | null {
  const [, digits = '', unit = ''] = /^([\d.,\s'’]+)\s*\+?\s*([a-z]*)\.?\+?\s*(?:followers)?$/i.exec(text) ?? []
  const step = unit === '' || /^followers$/i.test(unit) ? 1 : steps[unit.toLowerCase()]
  const plain = digits.replace(/[\s'’]/g, '')
  if (!step || !/^\d/.test(plain)) return null
  // With a unit a sign stands before decimals, without one between thousands.
  const number = step === 1 ? plain.replace(/[.,](?=\d{3}(\D|$))/g, '') : plain.replace(',', '.')
  const count = Math.round(Number(number.replace(',', '.')) * step)
  return Number.isFinite(count) && count <= 2_000_000_000 ? count : null
}

function notesOf(
  { cells: given }: SheetRow,
  { mapping, columns }: CreatorListFacts,
  cells: Cells,
  { unread, isFollowersRead }: { unread: readonly string[]; isFollowersRead: boolean },
  remarks: Remark[],
): string {
  const isOurs = /^(influencer|imported_creator)_\w+$/.test(cells.id)
  const unmapped = given.flatMap((cell, at) => {
    const text = cellText(cell)
    if (mapping[at] || isOurs || isNothing(text) || isReportColumn(columns[at] ?? '')) return []
    return [columns[at] ? `${columns[at]}: ${text}.` : `${text}.`]
  })
  const notes = [
    cells.notes,
    cells.id && `ID: ${cells.id}.`,
    ...unread.map((text) => `Account: ${text}.`),
    !isFollowersRead && cells.followers && `Followers: ${cells.followers}.`,
    ...unmapped,
  ]
    .filter(Boolean)
    .join(' ')
  if (notes.length > most.notes) remarks.push(remark(`We shortened the notes to ${most.notes} characters.`))
  return notes.slice(0, most.notes).trim()
}

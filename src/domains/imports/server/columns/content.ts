import type { VenueField } from '../../fields.ts'
import { categoryOfKind } from '../venues/kinds.ts'
import { cityNamed, countryNamed } from '../../../profiles/server/place-names.ts'
import { formatOfPostcode } from '../../../profiles/server/postcodes.ts'
import { readPair } from '../places/degrees.ts'
import { isClosedStatus, isOpenStatus, splitKind } from '../venues/closed.ts'

/** From what share of its cells a column is taken for what they look like. */
const mostly = 0.7

const decimal = /^-?\d{1,3}[.,]\d{3,}$/
const numberOf = (cell: string) => Number(cell.replace(',', '.'))
const looks: readonly [VenueField, (cell: string) => boolean][] = [
  ['email', (cell) => /^[^\s@/]+@[^\s@/]+\.[a-z]{2,}$/i.test(cell)],
  ['handle', (cell) => /^@[\w.]{2,40}$|instagram\.com\//i.test(cell)],
  ['website', (cell) => /^(https?:\/\/|www\.)\S+$/i.test(cell)],
  ['position', (cell) => readPair(cell) !== null],
  ['postcode', (cell) => formatOfPostcode(cell) === 'certain'],
  [
    'phone',
    (cell) => /^\+?[\d\s().\-/]{9,20}$/.test(cell) && cell.replace(/\D/g, '').length >= 9 && /^[+0(]/.test(cell),
  ],
  ['status', (cell) => isClosedStatus(cell) || isOpenStatus(cell)],
  ['country', (cell) => cell.length > 1 && countryNamed(cell) !== null],
  ['city', (cell) => cell.length <= 30 && !/\d{3}|\d.*\p{L}{4}/u.test(cell) && cityNamed(cell).length > 0],
  ['kind', isKind],
  ['address', (cell) => /\d/.test(cell) && /\p{L}{3}/u.test(cell) && cell.length >= 8],
]

/** A remark about being closed says nothing against it, and stands alone where the list knows no kind. */
function isKind(cell: string): boolean {
  const { kind, remark } = splitKind(cell)
  return kind === '' ? remark !== '' : kind.split(' ').length <= 3 && categoryOfKind(kind) !== null
}

/** Postcodes of one form among others, and kinds that come again and again, are sure where they’re most of the cells. */
const isSureByMost = (field: VenueField, filled: readonly string[]): boolean =>
  field === 'postcode' || (field === 'kind' && new Set(filled).size <= filled.length / 2)

/** What the cells of a column look like, null when nothing that we know. Empty cells don’t count. */
export function fieldByContent(cells: readonly string[]): VenueField | null {
  const filled = cells.filter((cell) => cell !== '' && cell !== '\\N')
  if (filled.length === 0) return null
  const found = looks.find(([field, is]) => {
    const count = filled.filter(is).length
    return count >= filled.length * mostly || (count > filled.length / 2 && isSureByMost(field, filled))
  })
  return found?.[0] ?? null
}

/** Columns of coordinates, the latitude first unless their numbers say otherwise. */
export function coordinateColumns(columns: readonly (readonly string[])[]): [number, number] | null {
  const found = columns.flatMap((cells, at) => {
    const filled = cells.filter((cell) => cell !== '' && cell !== '\\N')
    const isOne = filled.length > 0 && filled.filter((cell) => decimal.test(cell)).length >= filled.length * mostly
    return isOne ? [{ at, largest: Math.max(...filled.map((cell) => Math.abs(numberOf(cell)) || 0)) }] : []
  })
  const [first, second] = found
  if (!first || !second || found.length > 2) return null
  if (first.largest > 180 || second.largest > 180) return null
  return first.largest > 90 ? [second.at, first.at] : [first.at, second.at]
}

/** The column that names the venues where none says so: texts that nearly all differ, without being numbers. */
export function nameColumn(columns: readonly (readonly string[])[], taken: readonly boolean[]): number {
  return columns.findIndex((cells, at) => {
    const filled = cells.filter(Boolean)
    const isText = filled.filter((cell) => /\p{L}{2}/u.test(cell) && cell.length <= 80).length >= filled.length * 0.9
    return !taken[at] && filled.length >= cells.length * 0.8 && isText && new Set(filled).size > filled.length * 0.6
  })
}

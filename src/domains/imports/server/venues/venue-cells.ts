import type { SheetRow } from '../../../../kit/server/sheets/sheet.ts'
import { isVenueField, type Mapping, type VenueField, venueFields } from '../../fields.ts'
import { isNothing } from '../cells.ts'

export type Cells = Record<VenueField, string>
const blank = Object.fromEntries(Object.keys(venueFields).map((field) => [field, ''])) as Cells

/** The cells by what they hold; several columns of notes become one text. */
export function cellsOf(row: SheetRow, mapping: Mapping): Cells {
  const cells = { ...blank }
  for (const [at, field] of mapping.entries()) {
    const cell = (row.cells[at] ?? '').trim()
    const text = field === 'description' ? cell : cell.replace(/\s+/g, ' ')
    if (!field || !isVenueField(field) || isNothing(text)) continue
    cells[field] = cells[field] ? `${cells[field]}; ${text}` : text
  }
  return cells
}

/** A row of a file of ours. */
export const isOurs = ({ id }: Pick<Cells, 'id'>) => /^brand_\w+$/.test(id)

import type { SheetRow } from '../../../kit/server/sheets/sheet.ts'
import type { Mapping } from '../fields.ts'
import { cellText } from './cells.ts'

type Kind = 'brand' | 'influencer' | 'imported_creator'

/** The ID that a file of ours gives a row; null where it has none, or a number of the list’s own. */
export function ownIdOf({ cells }: SheetRow, mapping: Mapping, kind: Kind): string | null {
  const id = cellText(cells[mapping.indexOf('id')] ?? '')
  return new RegExp(`^${kind}_[a-zA-Z\\d]+$`).test(id) ? id : null
}

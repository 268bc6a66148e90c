import { fieldByName, likelyKind } from '../columns/names.ts'
import { type NotVenues, notVenueKinds } from '../../own-venues.ts'
import type { Import } from '../run-import.ts'

/** What the rows of an owner’s file are where its columns don’t look like those of venues; null where they do, as when one is an address. */
export function notVenues({ columns, mapping }: Pick<Import, 'columns' | 'mapping'>): NotVenues | null {
  const fields = [...mapping, ...columns.map(fieldByName.venues)]
  if (fields.some((field) => field === 'address' || field === 'postcode')) return null
  const kind = likelyKind(columns)
  return notVenueKinds.find((one) => one === kind) ?? null
}

import { likelyKind } from '../columns/names.ts'
import { type NotVenues, notVenueKinds } from '../../own-venues.ts'

/** What the rows of an owner’s file are where its columns don’t look like those of venues; null where they do. */
export function notVenues(columns: readonly string[]): NotVenues | null {
  const kind = likelyKind(columns)
  return notVenueKinds.find((one) => one === kind) ?? null
}

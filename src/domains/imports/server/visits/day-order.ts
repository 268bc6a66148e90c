import type { Queryable } from '../../../../kit/server/database.ts'
import type { Sheet } from '../../../../kit/server/sheets/sheet.ts'
import { type DayOrder, dayOrderOf } from '../../../value/list-days.ts'
import { isOfVisits, type ImportKind, type Mapping } from '../../fields.ts'
import { findHosts, isHost } from './hosts.ts'

type Run = {
  kind: ImportKind
  mapping: Mapping
  brandUid?: string | null
  country: string | null
  dayOrder?: DayOrder | null
}

/**
 * How a list’s dates are read: as somebody said, else as they tell it themselves, else as the country of the venue has it. Null for
 * lists without dates.
 */
export async function dayOrderIn(
  db: Queryable,
  { sample }: Pick<Sheet, 'sample'>,
  { kind, mapping, brandUid, country, dayOrder }: Run,
): Promise<{ order: DayOrder; isCertain: boolean } | null> {
  const at = mapping.indexOf('day')
  if (!isOfVisits(kind) || at < 0) return null
  const host = brandUid ? (await findHosts(db, [], brandUid))('') : null
  const found = dayOrderOf(
    sample.flatMap(({ cells }) => cells[at] || []),
    country ?? (host && isHost(host) ? host.country : null),
  )
  return { ...found, order: dayOrder ?? found.order }
}

import { counted } from '../../../kit/web/format.ts'

/** A list as far as it is read. */
export type Found = { rows: readonly unknown[]; hasMore: boolean; isFetching: boolean }

/** `Show 23 collabs` once all are counted, `Show 24+ collabs` of more; until then `Show results`. */
export function showWords({ rows, hasMore, isFetching }: Found): string {
  if (rows.length === 0) return isFetching || hasMore ? 'Show results' : 'No collabs match'
  return hasMore ? `Show ${rows.length}+ collabs` : `Show ${counted(rows.length, 'collab')}`
}

import type * as z from 'zod/mini'
import type { TableView } from '../collabs/views.ts'

export type Table = z.output<typeof TableView>

/** Whether the venue has to find a table, or the visit another time. */
export const hasNoTable = ({ state }: Table): boolean => ['full', 'declined', 'refused'].includes(state)

/** `Table for 3 reserved, ref. 7a9c01d2`: what stands beside a visit where there’s little room. */
export function tableWords(table: Table): string {
  const { state, people, reference } = table
  if (hasNoTable(table)) return 'No table reserved'
  const forThem = `Table for ${people}`
  switch (state) {
    case 'reserved':
      return `${forThem} reserved${reference ? `, ref. ${reference}` : ''}`
    case 'requested':
      return `${forThem} requested`
    case 'kept':
      return `${forThem} reserved by hand`
    default:
      return `${forThem} being reserved`
  }
}

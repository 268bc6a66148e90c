import { inArray } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { tableStates } from '../../collabs/views.ts'
import { type Table, tableWords } from '../table-words.ts'
import { tableFacts } from './facts.ts'
import type { tableReservations } from './tables.ts'

type Row = Pick<typeof tableReservations.$inferSelect, 'state' | 'people' | 'reference' | 'stuckAt'>

/** A table as everybody sees it; null where there’s none to speak of. The start of what the system calls it is enough to find it by. */
export function viewTable(row: Row | null): Table | null {
  const state = tableStates.find((known) => known === row?.state)
  if (!row || !state) return null
  return {
    state: state === 'waiting' && row.stuckAt ? 'refused' : state,
    people: row.people,
    reference: state === 'reserved' ? (row.reference?.slice(0, 8) ?? null) : null,
  }
}

/** The same as a part of a view. */
export function tableOf(row: Row | null): { table?: Table } {
  const table = viewTable(row)
  return table ? { table } : {}
}

/** The tables of these collabs, by collab, in one query. */
export async function findTables(db: Queryable, collabUids: readonly string[]): Promise<Map<string, Row>> {
  if (collabUids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(tableFacts)
    .where(inArray(tableFacts.collabUid, [...collabUids]))
  return new Map(rows.map((row) => [row.collabUid, row]))
}

/** What a mail or calendar says of a table, as a line of its own. That we’re still trying is no news to its creator. */
export function tableLines(row: Row | null, isCreators: boolean): string[] {
  const table = viewTable(row)
  const isOpen = table?.state === 'waiting' || (isCreators && table?.state === 'refused')
  return table && !isOpen ? [`${tableWords(table)}.`] : []
}

/** The same in a list of facts about a visit. */
export function shortTable(row: Row | null): string[] {
  const table = viewTable(row)
  return table ? [tableWords(table).replace(/^[NT]/, (first) => first.toLowerCase())] : []
}

import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RagStatus } from '../../profiles/desk-vocabulary.ts'
import type { RagCause } from '../health.ts'
import type { brandHealth } from './tables.ts'

/** What was found out of a brand or creator, beside what is written of them. */
export type Signals = Stored & {
  uid: string
  rag: RagStatus
  causes: RagCause[]
  /** It never was a customer: there is nothing yet that could go well or badly. */
  prospect: boolean
}

/** What was calculated before, and the colour set by hand. */
export type Stored = {
  known: boolean
  stored: RagStatus | null
  stored_causes: RagCause[] | null
  override: RagStatus | null
  override_until: string | null
}

/** One, or a batch in the order of their ids from the one after `after` on. */
export type Wanted = { after: string; limit: number } | { uid: string }

export const wantedOf = (uid: PgColumn | SQL.Aliased, of: Wanted): SQL =>
  'uid' in of ? sql`${uid} = ${of.uid}` : sql`${uid} > ${of.after} order by ${uid} limit ${of.limit}`

export const storedIn = (table: typeof brandHealth): SQL => sql`${table.recordUid} is not null as known,
  ${table.calculated} as stored, ${table.causes} as stored_causes, ${table.override} as override,
  ${table.overrideUntil}::text as override_until`

export const dateOf = (at: string | null) => (at === null ? null : new Date(at))

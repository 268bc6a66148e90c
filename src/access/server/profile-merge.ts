import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { MergedThing } from '../merged-things.ts'
import type { Queryable, Tx } from '../../kit/server/database.ts'
import type { ProfileType } from '../roles.ts'

/** Two profiles of the same person or venue: what `from` has becomes what `to` has, and `from` is no more. */
export type ProfilePair = { type: ProfileType; from: string; to: string }

/** A column that names profiles, or an array of them, and what becomes of it when two are merged. */
export type ProfileMove = {
  column: PgColumn
  /** The kind of profile it names; left out where it may be either. */
  of?: ProfileType
  /**
   * `moves` names the profile that stays from then on. `goes` is deleted, because it is worked out again. `stays` is history that
   * says what was true then. `by hand` is what `merge` of its domain does.
   */
  does: 'moves' | 'goes' | 'stays' | 'by hand'
  /** With these columns a profile has one row: of two, the one of the profile that stays is kept. */
  once?: readonly PgColumn[]
  /** But not where its row is like this: it gives way to the other. */
  givesWay?: SQL
  /** The name that tells its rows apart: of two that are called the same, the one that comes gets another ending. */
  named?: PgColumn
  /** What its rows are called in the preview of a merge. */
  counts?: MergedThing
}

/**
 * What one domain does when two profiles are merged: the product asks every domain for its part, in their order. A column that
 * names profiles and that no domain has a rule for fails a test.
 */
export type ProfileMerge = {
  moves: readonly ProfileMove[]
  /** Besides what rules count: what belongs to the profile that goes by way of something else. */
  counts?: (db: Queryable, pair: ProfilePair) => Promise<Partial<Record<MergedThing, number>>>
  /** Why the two can't be merged now, each with what to do first. */
  obstacles?: (db: Queryable, pair: ProfilePair) => Promise<readonly string[]>
  /** What no rule says; done after the rules of this domain. */
  merge?: (tx: Tx, pair: ProfilePair) => Promise<void>
}

import { type ImportKind, isOfVenues } from './fields.ts'

/** What becomes of a row. `asks` waits for its city; `known` came with an earlier import of the same list; `closed` is a venue that closed, a booking that doesn’t count, or a creator who is too young. */
export const outcomes = ['added', 'merged', 'known', 'duplicate', 'closed', 'asks', 'refused'] as const
export type Outcome = (typeof outcomes)[number]
/** What a row is after its import was undone: gone again, or kept because somebody works with it. */
export const rowOutcomes = [...outcomes, 'undone', 'kept'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** What can become of a row about a creator. */
export const memberOutcomes = ['added', 'merged', 'known', 'duplicate', 'refused'] as const satisfies readonly Outcome[]

/** What can become of a row of a kind, undone or not. */
export function rowOutcomesOf(kind: ImportKind): readonly RowOutcome[] {
  if (isOfVenues(kind)) return rowOutcomes
  if (kind === 'redemptions') return ['added', 'known', 'duplicate', 'closed', 'refused', 'undone']
  if (kind === 'collabs') return ['added', 'merged', 'known', 'duplicate', 'refused', 'undone', 'kept']
  return [...memberOutcomes, ...(kind === 'creators' ? (['closed'] as const) : []), 'undone', 'kept']
}

/** Outcomes after which a row's venue is among ours. */
export const isIn = (outcome: string): boolean => outcome === 'added' || outcome === 'merged' || outcome === 'known'

export type Counts = Record<Outcome, number> & {
  read: number
  remarks: number
  /** Empty rows between others, where there are some. */
  blank?: number | undefined
}
export const noCounts: Counts = {
  read: 0,
  added: 0,
  merged: 0,
  known: 0,
  duplicate: 0,
  closed: 0,
  asks: 0,
  refused: 0,
  remarks: 0,
}

/** What to do with a row that looks like a venue we have: leave it out, fill in what that venue lacks, or add it all the same. */
export const duplicateRules = ['skip', 'merge', 'add'] as const
export type DuplicateRule = (typeof duplicateRules)[number]

/**
 * Where an import stands. A `draft` waits for somebody to check how it is read and start it; one that `failed` stopped at a file that
 * couldn’t be read on.
 */
export const importStates = ['draft', 'running', 'paused', 'done', 'failed', 'undoing', 'undone'] as const
export type ImportState = (typeof importStates)[number]

/** For how many days a whole import can be undone. */
export const undoDays = 7

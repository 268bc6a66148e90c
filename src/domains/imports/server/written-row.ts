import type { Outcome } from '../outcomes.ts'
import type { importRows } from './tables.ts'

/** A line about a row, as it is written. */
export type WrittenRow = typeof importRows.$inferInsert & { outcome: Outcome }

import type { Tone } from '../../../kit/web/parts.tsx'
import type { ImportState, RowOutcome } from '../outcomes.ts'

/** The colour of what became of a row, beside its word. */
export const outcomeTones: Record<RowOutcome, Tone> = {
  added: 'good',
  merged: 'good',
  known: 'mute',
  duplicate: 'warn',
  closed: 'mute',
  asks: 'warn',
  refused: 'bad',
  undone: 'mute',
  kept: 'calm',
}

export const stateTones: Record<ImportState, Tone> = {
  draft: 'calm',
  running: 'calm',
  paused: 'warn',
  done: 'good',
  failed: 'bad',
  undoing: 'calm',
  undone: 'mute',
}

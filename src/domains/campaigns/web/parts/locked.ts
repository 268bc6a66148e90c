import type { CallError } from '../../../../kit/contract/errors.ts'

/** Why the plan does not hold what was asked; null where it does, or something else went wrong. */
export function lockedFor(error: CallError | null): string | null {
  const { details } = error ?? {}
  const isLocked = typeof details === 'object' && details !== null && 'capability' in details
  return error && isLocked ? error.message : null
}

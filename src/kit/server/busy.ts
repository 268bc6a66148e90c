import { CallError } from '../contract/errors.ts'

/** When it makes sense to try again (seconds). */
const retryAfterSeconds = 3

/** The refusal of what cannot be done at the moment although nothing is wrong with it. */
export function busy(cause?: unknown): CallError {
  return new CallError('unavailable', 'We’re busy right now, and nothing was changed. Please try again shortly.', {
    cause,
    details: { retryAfterSeconds },
  })
}

/** The refusal of a write while the database can’t be reached. It may have been stored: under its key it may be sent again, as pages do by themselves. */
export function savingPaused(cause: unknown): CallError {
  return new CallError('unavailable', 'Saving is paused for a moment. Please try again shortly.', {
    cause,
    details: { retryAfterSeconds, isSavingPaused: true },
  })
}

import { CallError } from '../contract/errors.ts'

/** When it makes sense to try again (seconds). */
const retryAfterSeconds = 3

/** The refusal of what cannot be done at the moment although nothing is wrong with it. */
export function busy(cause?: unknown): CallError {
  return new CallError('unavailable', 'This is busy at the moment. Nothing was changed; please try again shortly.', {
    cause,
    details: { retryAfterSeconds },
  })
}

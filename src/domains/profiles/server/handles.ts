import { CallError } from '../../../kit/contract/errors.ts'

/** The refusal of a handle that another profile has; nobody learns whose. */
export function handleTaken(handle: string): CallError {
  return new CallError(
    'failed-precondition',
    `@${handle} has a profile here already. If it is yours, sign in with the address you joined with, or write to us.`,
    { details: { fields: [{ field: 'handle', message: 'has a profile here already' }] } },
  )
}

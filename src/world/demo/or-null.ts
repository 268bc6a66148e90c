import { CallError } from '../../kit/contract/errors.ts'

/** What a call answers; null where it was refused. */
export async function orNull<T>(done: Promise<T>): Promise<T | null> {
  return done.catch((error: unknown) => {
    if (error instanceof CallError) return null
    throw error
  })
}

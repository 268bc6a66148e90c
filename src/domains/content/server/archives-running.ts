import { CallError } from '../../../kit/contract/errors.ts'

/** So many archives leave this process at once, and so many of them for one account or link: each can be 5 GB. */
const most = { here: 20, each: 3 }
const later = { details: { retryAfterSeconds: 60 } }

/** Counts the archives that are being downloaded. `begin` refuses one too many, and answers how to say that it has ended. */
export function countArchives(): { begin: (by: string) => () => void } {
  const running = new Set<{ by: string }>()
  return {
    begin: (by) => {
      if ([...running].filter((one) => one.by === by).length >= most.each)
        throw new CallError(
          'resource-exhausted',
          `${most.each} downloads are already running. Start this one when another has finished.`,
          later,
        )
      if (running.size >= most.here)
        throw new CallError('unavailable', 'Many downloads are running right now. Try again in a minute.', later)
      const one = { by }
      running.add(one)
      return () => void running.delete(one)
    },
  }
}

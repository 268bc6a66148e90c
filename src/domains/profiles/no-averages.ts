import { type Confirmation, isFromPlatform, type Platform } from './vocabulary.ts'

/** Whether an account has no averages because we may not make any: YouTube’s terms forbid numbers worked out from its own. */
export function mayNotAverage({ platform, confirmedHow }: { platform: Platform; confirmedHow: Confirmation }): boolean {
  return platform === 'youtube' && isFromPlatform(confirmedHow)
}

/** What is said instead of its average views and engagement. */
export const noAverages = 'YouTube’s terms don’t let us work out average views or engagement.'

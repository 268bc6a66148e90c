import { now } from '../kit/server/clock.ts'

/** Conversations of collabs as somebody sees them who has just looked. */
export const seenNow = (collabUids: readonly string[]) =>
  collabUids.map((collabUid) => ({ collabUid, lastAt: now().toISOString() }))

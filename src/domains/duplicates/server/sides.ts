import type { ProfilePair } from '../../../access/server/profile-merge.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { creatorSide } from './creators.ts'
import type { MergeSide } from './side.ts'

/** Creators alone, so far. */
export const sideOf = (_uid: string): MergeSide => creatorSide

/** Two profiles, and not one twice. */
export function pairOf(uid: string, otherUid: string): ProfilePair {
  if (uid === otherUid) throw new CallError('invalid-argument', 'That’s the same profile. Choose another one.')
  return { type: 'influencer', from: otherUid, to: uid }
}

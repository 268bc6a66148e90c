import type { ProfileType } from '../../../access/roles.ts'
import type { ProfilePair } from '../../../access/server/profile-merge.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { brandSide } from './brands.ts'
import { creatorSide } from './creators.ts'
import type { MergeSide } from './side.ts'

export const typeOf = (uid: string): ProfileType => (uid.startsWith('brand_') ? 'brand' : 'influencer')

export const sides: Readonly<Record<ProfileType, MergeSide>> = { brand: brandSide, influencer: creatorSide }
export const sideOf = (uid: string): MergeSide => sides[typeOf(uid)]

/** Two profiles of one kind, and not one twice. */
export function pairOf(uid: string, otherUid: string): ProfilePair {
  if (uid === otherUid) throw new CallError('invalid-argument', 'That’s the same profile. Choose another one.')
  if (typeOf(uid) !== typeOf(otherUid))
    throw new CallError(
      'invalid-argument',
      'One is a brand and the other a creator. Choose two brands or two creators.',
    )
  return { type: typeOf(uid), from: otherUid, to: uid }
}

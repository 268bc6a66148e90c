import { type Actor, isBrandMember, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

const isHost = (actor: Actor, { brandUid }: { brandUid: string }) => isBrandMember(actor, brandUid)
const isStaffFor = (actor: Actor, { brandUid }: { brandUid: string }) => isStaffForBrand(actor, brandUid)

/** What can be written about a collab's worth: by the brand's people and the staff who work for it, never by the creator. */
export const valuePolicy: Policy<{ brandUid: string }, 'saveCosts' | 'track' | 'share'> = {
  saveCosts: [isHost, isStaffFor],
  track: [isHost, isStaffFor],
  share: [isHost, isStaffFor],
}

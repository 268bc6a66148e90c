import { type Actor, isBrandMember, isInfluencer, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Subject = { brandUid: string; influencerUid: string }
const isMaker = (actor: Actor, collab: Subject) => isInfluencer(actor, collab.influencerUid)
const isHost = (actor: Actor, collab: Subject) => isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)

/** What can be done with content besides moving it through the table of collabs. */
export const contentPolicy: Policy<
  Subject,
  'comment' | 'addInsights' | 'verifyInsights' | 'download' | 'giveAdCode' | 'requestAdCode'
> = {
  comment: [isMaker, isHost, isStaffFor],
  addInsights: [isMaker, isHost, isStaffFor],
  verifyInsights: [isStaffFor],
  download: [isMaker, isHost, isStaffFor],
  giveAdCode: [isMaker],
  requestAdCode: [isHost, isStaffFor],
}

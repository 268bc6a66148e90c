import { type Actor, isBrandMember, isInfluencer, isStaffForBrand } from '../../accounts/roles.ts'
import type { Policy } from '../../accounts/server/gate.ts'

type Subject = { brandUid: string; influencerUid: string }
const isMaker = (actor: Actor, collab: Subject) => isInfluencer(actor, collab.influencerUid)
const isHost = (actor: Actor, collab: Subject) => isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)

/** What can be done with content besides moving it through the table of collabs. */
export const contentPolicy: Policy<Subject, 'comment' | 'addFigures' | 'verifyFigures' | 'download'> = {
  comment: [isMaker, isHost, isStaffFor],
  addFigures: [isMaker, isHost, isStaffFor],
  verifyFigures: [isStaffFor],
  download: [isMaker, isHost, isStaffFor],
}

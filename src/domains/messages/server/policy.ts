import { isBrandMember, isInfluencer, isStaff, isStaffForBrand, type Actor } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Subject = { brandUid: string; influencerUid: string }

const isSide = (actor: Actor, collab: Subject) =>
  isInfluencer(actor, collab.influencerUid) || isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)

/** Who may do what in a collab's thread. Staff read across brands and write for those they look after. */
export const threadPolicy: Policy<Subject, 'see' | 'send' | 'addNote' | 'requestStaffHelp' | 'settle'> = {
  see: [isSide, isStaff],
  send: [isSide, isStaffFor],
  addNote: [isStaffFor],
  requestStaffHelp: [isSide],
  settle: [isStaffFor],
}

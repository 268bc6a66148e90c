import { isBrandMember, isInfluencer, isStaff, isStaffForBrand, type Actor } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Subject = { brandUid: string; influencerUid: string }

const isSide = (actor: Actor, collab: Subject) =>
  isInfluencer(actor, collab.influencerUid) || isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)

/** Who may read and write on in a thread with support: who began it, and our own people. */
export const supportPolicy: Policy<{ accountUid: string | null }, 'see' | 'settle'> = {
  see: [(actor, thread) => thread.accountUid !== null && thread.accountUid === actor.accountUid, isStaff],
  settle: [isStaff],
}

/** Who may do what in a collab's thread. Staff read across brands and write for those they look after. */
export const threadPolicy: Policy<Subject, 'see' | 'send' | 'addNote' | 'requestStaffHelp' | 'settle'> = {
  see: [isSide, isStaff],
  send: [isSide, isStaffFor],
  addNote: [isStaffFor],
  requestStaffHelp: [isSide],
  settle: [isStaffFor],
}

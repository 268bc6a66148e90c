import { isBrandMember, isInfluencer, isStaff, isStaffForBrand, type Actor } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'
import { sideOn } from '../../collabs/server/policy.ts'

type Subject = { brandUid: string; influencerUid: string }

const isSide = (actor: Actor, collab: Subject) =>
  isInfluencer(actor, collab.influencerUid) || isBrandMember(actor, collab.brandUid)
const isStaffFor = (actor: Actor, collab: Subject) => isStaffForBrand(actor, collab.brandUid)

/** Who may read and write on in a thread with support: who began it, and our own people. */
export const supportPolicy: Policy<{ accountUid: string | null }, 'see' | 'settle'> = {
  see: [(actor, thread) => thread.accountUid !== null && thread.accountUid === actor.accountUid, isStaff],
  settle: [isStaff],
}

/** Who of our people may write first: to the brands they look after, and to any creator. */
export const outreachPolicy: Policy<{ brandUid: string | null }, 'write'> = {
  write: [(actor, { brandUid }) => (brandUid ? isStaffForBrand(actor, brandUid) : isStaff(actor))],
}

/** Who reads the question of a creator about a brief, asks it and answers it: our people read all, and answer for the brands they look after. */
export const questionPolicy: Policy<Subject, 'see' | 'ask' | 'answer'> = {
  see: [isSide, isStaff],
  ask: [(actor, { influencerUid }) => isInfluencer(actor, influencerUid)],
  answer: [(actor, { brandUid }) => isBrandMember(actor, brandUid), isStaffFor],
}

/** Several people answer for a brand, and for our team; a creator answers alone. */
const isOfDesk = (actor: Actor, collab: Subject) => sideOn(actor, collab) !== 'influencer'

type ThreadAction = 'see' | 'send' | 'settleForSide' | 'assign' | 'addNote' | 'requestStaffHelp' | 'settle'

/** Who may do what in a collab's thread. Staff read across brands and write for those they look after. */
export const threadPolicy: Policy<Subject, ThreadAction> = {
  see: [isSide, isStaff],
  send: [isSide, isStaffFor],
  settleForSide: [isSide, isStaffFor],
  assign: [(actor, collab) => isOfDesk(actor, collab) && (isSide(actor, collab) || isStaffFor(actor, collab))],
  addNote: [(actor, collab) => isOfDesk(actor, collab) && (isSide(actor, collab) || isStaffFor(actor, collab))],
  requestStaffHelp: [isSide],
  settle: [isStaffFor],
}

import { type Actor, isBrandMember } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'
import type { Owner } from '../../organisations/server/owner.ts'

/** Whose keys, or one of them with who created it. */
type Of = Owner & { accountUid?: string }

const isOwner = (actor: Actor, { brandUids }: Of) =>
  brandUids.some((uid) => isBrandMember(actor, uid) && actor.brands[uid] === 'owner')
const isAdmin = (actor: Actor) => actor.staff === 'admin'
const isAdminOfTeam = (actor: Actor, { orgUid }: Of) => orgUid === null && actor.staff === 'admin'
const isCreator = (actor: Actor, of: Of) =>
  actor.accountUid !== null && of.accountUid === actor.accountUid && (isOwner(actor, of) || isAdminOfTeam(actor, of))

/**
 * Owners look after the keys of their organisation, admins after those of our team. Only who created a key gets another secret
 * for it, because it acts for them. Admins see and end every key.
 */
export const keyPolicy: Policy<Of, 'see' | 'create' | 'replace' | 'turnOff'> = {
  see: [isOwner, isAdmin],
  create: [isOwner, isAdminOfTeam],
  replace: [isCreator],
  turnOff: [isOwner, isAdmin],
}

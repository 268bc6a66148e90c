import { type Actor, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

type Of = { recordUid: string }

const isStaffForRecord = (actor: Actor, { recordUid }: Of) =>
  isCreator(recordUid) ? isStaff(actor) : isStaffForBrand(actor, recordUid)

/** Whether a record is a creator's; otherwise it is a brand's. */
export const isCreator = (recordUid: string): boolean => recordUid.startsWith('influencer_')

/** Who may do what with the record of a brand or creator. Our people read all; they write on creators, and on brands they look after. */
export const recordPolicy: Policy<Of, 'see' | 'write'> = {
  see: [isStaff],
  write: [isStaffForRecord],
}

/** Whose notes somebody may take away: their own, an admin anybody's. */
export const notePolicy: Policy<{ byUid: string }, 'delete'> = {
  delete: [(actor, { byUid }) => actor.staff === 'admin' || (isStaff(actor) && actor.accountUid === byUid)],
}

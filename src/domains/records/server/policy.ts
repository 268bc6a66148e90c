import { type Actor, isStaff, isStaffForBrand } from '../../../access/roles.ts'
import type { Policy } from '../../../access/server/policy.ts'

/** The brands whose account managers write on a record; null where the whole team does. */
type Of = { writtenFor: readonly string[] | null }

const isStaffForRecord = (actor: Actor, { writtenFor }: Of) =>
  writtenFor === null
    ? isStaff(actor)
    : actor.staff === 'admin' || writtenFor.some((brandUid) => isStaffForBrand(actor, brandUid))

/**
 * Who may do what with a record. Our people read all; they write on creators and people, and on the brands they look after with
 * the organisations, briefs and collabs of these.
 */
export const recordPolicy: Policy<Of, 'see' | 'write'> = {
  see: [isStaff],
  write: [isStaffForRecord],
}

/** Whose notes somebody may take away: their own, an admin anybody's. */
export const notePolicy: Policy<{ byUid: string }, 'delete'> = {
  delete: [(actor, { byUid }) => actor.staff === 'admin' || (isStaff(actor) && actor.accountUid === byUid)],
}

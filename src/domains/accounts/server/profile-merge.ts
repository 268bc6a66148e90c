import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { ProfileMerge } from '../../../access/server/profile-merge.ts'
import { type MembershipRole, membershipRoles } from '../../../access/roles.ts'
import { addMembership, removeMembership } from './accounts.ts'
import { accounts, assignments, memberships, sessions } from './tables.ts'

const rank = (role: MembershipRole) => membershipRoles.indexOf(role)

/** Whoever works for one works for the other. The owner stays who it was; an owner of the profile that goes is an admin. */
export const accountMerge: ProfileMerge = {
  moves: [
    { column: memberships.profileUid, does: 'by hand', counts: 'people' },
    { column: sessions.profileUid, does: 'moves' },
    { column: sessions.viewingUid, does: 'moves' },
    { column: assignments.brandUid, of: 'brand', does: 'moves', once: [] },
  ],
  obstacles: async (db, { from, to }) => {
    const leaving = await db
      .selectDistinct({ email: accounts.email })
      .from(memberships)
      .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
      .where(and(inArray(memberships.profileUid, [from, to]), isNotNull(accounts.deletionDueAt)))
      .orderBy(accounts.email)
    return leaving.map(
      ({ email }) => `${email} is about to be deleted. Wait until it’s gone, or cancel the deletion first.`,
    )
  },
  merge: async (tx, { type, from, to }) => {
    const of = (uid: string) => tx.select().from(memberships).where(eq(memberships.profileUid, uid))
    const staying = await of(to)
    const hasOwner = staying.some(({ role }) => role === 'owner')
    const known = new Map(staying.map(({ accountUid, role }) => [accountUid, role]))
    for (const { accountUid, role } of await of(from)) {
      const had = known.get(accountUid)
      const next = role === 'owner' && hasOwner ? 'admin' : role
      if (!had || rank(next) < rank(had)) await addMembership(tx, accountUid, type, to, next)
      await removeMembership(tx, accountUid, from)
    }
  },
}

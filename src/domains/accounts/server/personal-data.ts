import { eq, inArray, or } from 'drizzle-orm'
import { type MembershipRole, membershipRoles } from '../../../access/roles.ts'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import { addMembership, removeMembership } from './accounts.ts'
import { forgetActors } from './forget-actors.ts'
import {
  accounts,
  assignments,
  authenticators,
  emailChanges,
  memberships,
  passkeyChallenges,
  passkeys,
  providerIdentities,
  providerTries,
  recoveryCodes,
  securityEvents,
  sessions,
  signInLinks,
} from './tables.ts'

/** The row stays, so that the log still tells two people apart; nobody can sign in with it. */
export const accountData: PersonalData = {
  domain: 'accounts',
  gather: async (db, { account, brandUids }) => {
    const uid = account?.uid ?? ''
    const { email, displayName, consent, createdAt, lastSeenAt } = accounts
    const person = { email, displayName, consent, createdAt, lastSeenAt }
    const { name, createdAt: addedAt, lastUsedAt } = passkeys
    const { device, createdAt: signedInAt, lastSeenAt: lastUsed, expiresAt } = sessions
    const { kind, at, network, device: seenDevice } = securityEvents
    const { profileUid, profileType, role } = memberships
    return {
      account: await db.select(person).from(accounts).where(eq(accounts.uid, uid)),
      profiles: await db
        .select({ profileUid, profileType, role })
        .from(memberships)
        .where(eq(memberships.accountUid, uid)),
      passkeys: await db.select({ name, addedAt, lastUsedAt }).from(passkeys).where(eq(passkeys.accountUid, uid)),
      'sign-in-providers': await db
        .select({
          provider: providerIdentities.provider,
          email: providerIdentities.email,
          connectedAt: providerIdentities.createdAt,
        })
        .from(providerIdentities)
        .where(eq(providerIdentities.accountUid, uid)),
      sessions: await db
        .select({ device, signedInAt, lastUsed, expiresAt })
        .from(sessions)
        .where(eq(sessions.accountUid, uid)),
      'sign-in-activity': await db
        .select({ kind, at, network, device: seenDevice })
        .from(securityEvents)
        .where(eq(securityEvents.accountUid, uid)),
      team: await db
        .select({ brandUid: profileUid, name: displayName, email, role })
        .from(memberships)
        .innerJoin(accounts, eq(accounts.uid, memberships.accountUid))
        .where(inArray(profileUid, [...brandUids])),
    }
  },
  join: async (tx, from, to) => {
    const rank = (role: MembershipRole) => membershipRoles.indexOf(role)
    const of = (uid: string) => tx.select().from(memberships).where(eq(memberships.accountUid, uid))
    const own = new Map((await of(to)).map((row) => [row.profileUid, row.role]))
    for (const { profileUid, profileType, role } of await of(from)) {
      const had = own.get(profileUid)
      if (!had || rank(role) < rank(had)) await addMembership(tx, to, profileType, profileUid, role)
      await removeMembership(tx, from, profileUid)
    }
  },
  rows: [{ table: memberships, of: [memberships.profileUid] }],
  forget: async (tx, { account, brandUids, influencerUids }) => {
    const profileUids = [...brandUids, ...influencerUids]
    await tx.delete(assignments).where(inArray(assignments.brandUid, [...brandUids]))
    await tx
      .delete(memberships)
      .where(or(inArray(memberships.profileUid, profileUids), eq(memberships.accountUid, account?.uid ?? '')))
    await forgetActors(tx)
    if (!account) return
    const own = [sessions, signInLinks, emailChanges, passkeys, passkeyChallenges, authenticators, recoveryCodes]
    for (const table of [...own, securityEvents, providerIdentities, providerTries])
      await tx.delete(table).where(eq(table.accountUid, account.uid))
    await tx
      .update(accounts)
      .set({
        email: `${account.uid}@deleted.invalid`,
        displayName: formerNames.person,
        passwordHash: null,
        consent: null,
        deletionDueAt: null,
        disabledAt: now(),
        disabledReason: 'deleted by its owner',
      })
      .where(eq(accounts.uid, account.uid))
  },
}

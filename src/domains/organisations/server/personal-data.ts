import { eq, inArray, lt, or } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { organisations, teamInvitations } from './tables.ts'

/** Billing details stay with the invoices that they are on: tax law asks for them. */
export const organisationData: PersonalData = {
  domain: 'organisations',
  gather: async (db, { account, brandUids, orgUids }) => {
    const { brandUid, email, name, role, createdAt, expiresAt } = teamInvitations
    return {
      organisation: await db
        .select()
        .from(organisations)
        .where(inArray(organisations.uid, [...orgUids])),
      'team-invitations': await db
        .select({ brandUid, email, name, role, createdAt, expiresAt })
        .from(teamInvitations)
        .where(or(inArray(brandUid, [...brandUids]), eq(email, account?.email ?? ''))),
    }
  },
  forget: async (tx, { account, brandUids, orgUids }) => {
    const { brandUid, byUid, email } = teamInvitations
    await tx
      .delete(teamInvitations)
      .where(or(inArray(brandUid, [...brandUids]), eq(email, account?.email ?? ''), eq(byUid, account?.uid ?? '')))
    await tx
      .update(organisations)
      .set({ name: formerNames.brand })
      .where(inArray(organisations.uid, [...orgUids]))
  },
  expire: {
    teamInvitations: async (db, before) =>
      void (await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, before))),
  },
}

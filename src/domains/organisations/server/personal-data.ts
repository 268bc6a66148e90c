import { eq, inArray, lt, or } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { brandContacts, organisations, teamInvitations } from './tables.ts'

/** Billing details stay with the invoices that they are on: tax law asks for them. */
export const organisationData: PersonalData = {
  domain: 'organisations',
  gather: async (db, { account, brandUids, orgUids }) => {
    const { brandUid, email, name, role, createdAt, expiresAt } = teamInvitations
    const ownEmail = account?.email ?? ''
    return {
      // What we noted of a person; the brand itself has its own people.
      'brand-contacts': await db
        .select({
          brandUid: brandContacts.brandUid,
          name: brandContacts.name,
          role: brandContacts.role,
          email: brandContacts.email,
          phone: brandContacts.phone,
        })
        .from(brandContacts)
        .where(eq(brandContacts.email, ownEmail)),
      organisation: await db
        .select()
        .from(organisations)
        .where(inArray(organisations.uid, [...orgUids])),
      'team-invitations': await db
        .select({ brandUid, email, name, role, createdAt, expiresAt })
        .from(teamInvitations)
        .where(or(inArray(brandUid, [...brandUids]), eq(email, ownEmail))),
    }
  },
  rows: [{ table: organisations, of: [organisations.uid] }],
  forget: async (tx, { account, brandUids, orgUids }) => {
    const { brandUid, byUid, email } = teamInvitations
    await tx
      .delete(brandContacts)
      .where(or(inArray(brandContacts.brandUid, [...brandUids]), eq(brandContacts.email, account?.email ?? '')))
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

import { inArray } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { organisations } from './tables.ts'

/** Billing details stay with the invoices that they are on: tax law asks for them. */
export const organisationData: PersonalData = {
  domain: 'organisations',
  gather: async (db, { orgUids }) => ({
    organisation: await db
      .select()
      .from(organisations)
      .where(inArray(organisations.uid, [...orgUids])),
  }),
  forget: async (tx, { orgUids }) => {
    await tx
      .update(organisations)
      .set({ name: formerNames.brand })
      .where(inArray(organisations.uid, [...orgUids]))
  },
}

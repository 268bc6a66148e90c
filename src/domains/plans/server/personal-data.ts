import { inArray } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { subscriptions } from './tables.ts'

/** A plan says what was paid for: it stays beside the invoices, and names nobody. */
export const planData: PersonalData = {
  domain: 'plans',
  gather: async (db, { orgUids }) => ({
    plan: await db
      .select()
      .from(subscriptions)
      .where(inArray(subscriptions.orgUid, [...orgUids])),
  }),
  forget: async () => undefined,
}

import { eq, inArray, lt, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { webhookDeliveries, webhooks } from './tables.ts'

/** A webhook ends with its organisation; what was sent about a creator or a venue goes with them. */
export const webhookData: PersonalData = {
  domain: 'webhooks',
  gather: async (db, { account, orgUids }) => {
    const { name, url, topics, createdAt, offAt } = webhooks
    const own = or(eq(webhooks.accountUid, account?.uid ?? ''), inArray(webhooks.orgUid, [...orgUids]))
    return { webhooks: await db.select({ name, url, topics, createdAt, offAt }).from(webhooks).where(own) }
  },
  forget: async (tx, { account, influencerUids, brandUids, orgUids }) => {
    const { influencerUid, brandUid } = webhookDeliveries
    const about = or(inArray(influencerUid, [...influencerUids]), inArray(brandUid, [...brandUids]))
    await tx.delete(webhookDeliveries).where(about)
    await tx.delete(webhooks).where(inArray(webhooks.orgUid, [...orgUids]))
    if (account) await tx.update(webhooks).set({ accountUid: null }).where(eq(webhooks.accountUid, account.uid))
  },
  join: async (tx, from, to) =>
    void (await tx.update(webhooks).set({ accountUid: to }).where(eq(webhooks.accountUid, from))),
  expire: {
    webhooks: async (db, before) => void (await db.delete(webhooks).where(lt(webhooks.offAt, before))),
    webhookDeliveries: async (db, before) =>
      void (await db.delete(webhookDeliveries).where(lt(webhookDeliveries.queuedAt, before))),
  },
}

import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import { organisationUid } from '../../organisations/server/foreign-keys.ts'
import type { WebhookFormat } from '../fields.ts'
import type { DeliveryType, Topic } from '../topics.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Where an organisation, or our team where `orgUid` is null, has sent what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    uid: text().primaryKey(),
    version: integer().notNull().default(1),
    orgUid: text('org_uid').references(organisationUid),
    /** Null once they have closed their account: the webhook is their organisation's. */
    accountUid: text('account_uid').references(accountUid),
    name: text().notNull(),
    url: text().notNull(),
    format: text().$type<WebhookFormat>().notNull().default('standard'),
    topics: jsonb().$type<Topic[]>().notNull(),
    /** Every delivery to a program is signed with it; a chat’s address is its own secret. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The one before it, which signs as well until `formerUntil`. */
    sealedFormerSecret: text('sealed_former_secret'),
    formerUntil: at('former_until'),
    createdAt: at('created_at').notNull(),
    offAt: at('off_at'),
    /** The first failure since anything arrived; of one that is off because of it, it stays. */
    failingSince: at('failing_since'),
    lastDeliveredAt: at('last_delivered_at'),
  },
  (t) => [index('webhooks_org').on(t.orgUid)],
)

/** What is sent to whom, written with the event; the log of it afterwards. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The `webhook-id` of every try. */
    uid: text().primaryKey(),
    webhookUid: text('webhook_uid')
      .notNull()
      .references(() => webhooks.uid, { onDelete: 'cascade' }),
    /** Null in a test. */
    eventUid: text('event_uid'),
    type: text().$type<DeliveryType>().notNull(),
    /** The event that a test is an example of. */
    exampleOf: text('example_of').$type<Topic>(),
    at: at('at').notNull(),
    collabUid: text('collab_uid'),
    /** The payment provider’s id of the invoice it is about. */
    invoiceId: text('invoice_id'),
    deliverableUid: text('deliverable_uid'),
    brandUid: text('brand_uid'),
    influencerUid: text('influencer_uid'),
    /** As it was sent first, and is sent again. */
    body: text(),
    /** Since when it is to be delivered: set anew when it is sent again. */
    queuedAt: at('queued_at').notNull(),
    /** Null once it was delivered or given up. */
    dueAt: at('due_at'),
    /** While a process is at it. */
    claimedUntil: at('claimed_until'),
    tries: integer().notNull().default(0),
    lastTriedAt: at('last_tried_at'),
    deliveredAt: at('delivered_at'),
    status: integer(),
    answer: text(),
    problem: text(),
    tookMs: integer('took_ms'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_event').on(t.webhookUid, t.eventUid),
    index('webhook_deliveries_due').on(t.dueAt),
    index('webhook_deliveries_log').on(t.webhookUid, t.at, t.uid),
    index('webhook_deliveries_undelivered')
      .on(t.webhookUid, t.lastTriedAt)
      .where(sql`delivered_at is null`),
    index('webhook_deliveries_claimed')
      .on(t.claimedUntil)
      .where(sql`claimed_until is not null`),
    index('webhook_deliveries_influencer').on(t.influencerUid),
    index('webhook_deliveries_brand').on(t.brandUid),
    index('webhook_deliveries_queued').on(t.queuedAt),
  ],
)

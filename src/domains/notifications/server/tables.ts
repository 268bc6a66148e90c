import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import type { Settings } from '../delivery.ts'
import type { TopicId } from '../topics.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A notification in the product, one row per account that is told. */
export const notifications = pgTable(
  'notifications',
  {
    uid: text().primaryKey(),
    /** What it tells of and whom: the same is told once. */
    key: text().notNull().unique(),
    accountUid: text('account_uid').notNull(),
    at: at('at').notNull(),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Where it leads: a path of ours. */
    path: text().notNull(),
    readAt: at('read_at'),
    /** Its person does not want such in the product: kept so that it is told once, shown nowhere. */
    hidden: boolean().notNull().default(false),
  },
  (t) => [index('notifications_account').on(t.accountUid, t.uid)],
)

/** How a person wants to be told. Who never chose has no row. */
export const notificationSettings = pgTable('notification_settings', {
  accountUid: text('account_uid').primaryKey().references(accountUid),
  off: jsonb().$type<string[]>().notNull(),
  myDay: boolean('my_day').notNull(),
  digest: text().$type<Settings['digest']>().notNull(),
  quiet: jsonb().$type<Settings['quiet']>(),
  timezone: text().notNull(),
  /** Visits come as invitations that calendars take. */
  invitations: boolean().notNull().default(false),
  /** The day, on the person's clock, whose mail of the team's was written last. */
  myDayOn: text('my_day_on'),
  version: integer().notNull(),
})

/** News that waits for the day's mail or the end of quiet hours. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    /** The key under which it would have been sent at once. */
    key: text().primaryKey(),
    accountUid: text('account_uid').notNull().references(accountUid),
    topic: text().$type<TopicId>().notNull(),
    at: at('at').notNull(),
    dueAt: at('due_at').notNull(),
    title: text().notNull(),
    lines: jsonb().$type<string[]>().notNull(),
    path: text().notNull(),
    action: text().notNull(),
  },
  (t) => [index('waiting_mails_due').on(t.dueAt), index('waiting_mails_account').on(t.accountUid, t.dueAt)],
)

/** The keys that push services know us by: one row, made at the first start. The private one is sealed. */
export const pushKeys = pgTable('push_keys', {
  name: text().$type<'vapid'>().primaryKey(),
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
  madeAt: at('made_at').notNull(),
})

/** A browser that shows its person's notifications also while no page of ours is open. It ends with its session. */
export const pushDevices = pgTable(
  'push_devices',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid').notNull().references(accountUid),
    sessionUid: text('session_uid').notNull(),
    /** Where its push service takes messages for it, and the keys that only this browser can read with. */
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('push_devices_account').on(t.accountUid)],
)

/** A notification on its way to one browser: gone once it is there, was read elsewhere, or cannot get there. */
export const pushes = pgTable(
  'pushes',
  {
    /** The key of the notification. */
    key: text().notNull(),
    deviceUid: text('device_uid')
      .notNull()
      .references(() => pushDevices.uid, { onDelete: 'cascade' }),
    topic: text().$type<TopicId>(),
    createdAt: at('created_at').notNull(),
    dueAt: at('due_at').notNull(),
    /** When what it tells of begins, or what it asks is due: afterwards it is not sent any more. */
    until: at('until'),
    tries: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.deviceUid] }),
    index('pushes_due').on(t.dueAt),
    index('pushes_device').on(t.deviceUid),
  ],
)

import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { collabs } from '../../collabs/server/tables.ts'
import type { SupportTopic } from '../support.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The conversation of one collab; made with its first message, note, or call for help. */
export const threads = pgTable(
  'threads',
  {
    collabUid: text('collab_uid')
      .primaryKey()
      .references(() => collabs.uid),
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    /** What both sides can see last; a note does not count. */
    lastAt: at('last_at').notNull(),
    lastUid: text('last_uid'),
    helpRequestedAt: at('help_requested_at'),
  },
  (t) => [
    index('threads_brand').on(t.brandUid, t.lastAt, t.collabUid),
    index('threads_influencer').on(t.influencerUid, t.lastAt, t.collabUid),
    index('threads_last').on(t.lastAt, t.collabUid),
    index('threads_help_requested')
      .on(t.lastAt, t.collabUid)
      .where(sql`help_requested_at is not null`),
  ],
)

/** What was written; never changed. Uids sort by time. */
export const messages = pgTable(
  'messages',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid')
      .notNull()
      .references(() => threads.collabUid),
    at: at('at').notNull(),
    side: text().$type<CollabSide>().notNull(),
    accountUid: text('account_uid').notNull(),
    /** The sender's own key, so that nothing is written twice. */
    key: text().notNull(),
    text: text().notNull(),
    pictures: text().array().notNull().default([]),
    internal: boolean().notNull().default(false),
  },
  (t) => [
    index('messages_thread').on(t.collabUid, t.uid),
    uniqueIndex('messages_once').on(t.collabUid, t.accountUid, t.key),
  ],
)

/** A thread with our own people that belongs to no collab; of who is signed out, without an account. */
export const supportThreads = pgTable(
  'support_threads',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid'),
    profileUid: text('profile_uid'),
    name: text().notNull(),
    email: text().notNull(),
    topic: text().$type<SupportTopic>().notNull(),
    createdAt: at('created_at').notNull(),
    lastAt: at('last_at').notNull(),
    lastText: text('last_text').notNull(),
    answered: boolean().notNull().default(false),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('support_threads_account').on(t.accountUid, t.lastAt, t.uid),
    index('support_threads_email').on(t.email),
    index('support_threads_open')
      .on(t.lastAt, t.uid)
      .where(sql`settled_at is null`),
    index('support_threads_settled')
      .on(t.lastAt, t.uid)
      .where(sql`settled_at is not null`),
  ],
)

/** What was written to and by support; never changed. */
export const supportMessages = pgTable(
  'support_messages',
  {
    uid: text().primaryKey(),
    supportUid: text('support_uid')
      .notNull()
      .references(() => supportThreads.uid, { onDelete: 'cascade' }),
    at: at('at').notNull(),
    isStaff: boolean('is_staff').notNull(),
    accountUid: text('account_uid'),
    key: text().notNull(),
    text: text().notNull(),
  },
  (t) => [uniqueIndex('support_messages_once').on(t.supportUid, t.isStaff, t.key)],
)

/** How one person keeps a thread. `side` is the one they read it on. */
export const threadSettings = pgTable(
  'thread_settings',
  {
    collabUid: text('collab_uid')
      .notNull()
      .references(() => threads.collabUid),
    accountUid: text('account_uid').notNull(),
    side: text().$type<CollabSide>().notNull(),
    /** The newest message seen. */
    readUid: text('read_uid').notNull().default(''),
    muted: boolean().notNull().default(false),
    /** The last message when it was put away: it comes back with the next one. */
    archivedUid: text('archived_uid'),
  },
  (t) => [primaryKey({ columns: [t.collabUid, t.accountUid] })],
)

import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { likeIndex } from '../../../kit/server/likeness.ts'
import { collabUid } from '../../collabs/server/foreign-keys.ts'
import type { Reaction } from '../rules.ts'
import type { SupportTopic } from '../support.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'

export { briefQuestions } from './tables/questions.ts'

/** The sides that have several people, who write notes to each other. */
export type NoteSide = Exclude<CollabSide, 'influencer'>

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The conversation of one collab; made with it by the trigger `collabs_threaded`, so that it can be listed before its first message. */
export const threads = pgTable(
  'threads',
  {
    collabUid: text('collab_uid').primaryKey().references(collabUid),
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    /** The last message, or before the first one when the collab began. */
    lastAt: at('last_at').notNull(),
    lastUid: text('last_uid'),
    /** The side whose last word nobody has answered, and since when: their first message after the last of anybody else. */
    waitingSide: text('waiting_side').$type<Exclude<CollabSide, 'staff'>>(),
    waitingSince: at('waiting_since'),
    helpRequestedAt: at('help_requested_at'),
  },
  (t) => [
    index('threads_brand').on(t.brandUid, t.lastAt, t.collabUid),
    index('threads_influencer').on(t.influencerUid, t.lastAt, t.collabUid),
    index('threads_last').on(t.lastAt, t.collabUid),
    index('threads_waiting')
      .on(t.waitingSince, t.collabUid)
      .where(sql`waiting_since is not null`),
    index('threads_brand_waiting')
      .on(t.brandUid, t.waitingSince, t.collabUid)
      .where(sql`waiting_side = 'influencer'`),
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
    /** Of the thread, written by the trigger `messages_named`: one brand's newest messages are read without its threads. */
    brandUid: text('brand_uid'),
    influencerUid: text('influencer_uid'),
    at: at('at').notNull(),
    side: text().$type<CollabSide>().notNull(),
    accountUid: text('account_uid').notNull(),
    /** The sender's own key, so that nothing is written twice. */
    key: text().notNull(),
    text: text().notNull(),
    pictures: text().array().notNull().default([]),
    /** PDFs: files, with the names that they were brought with. */
    documents: jsonb().$type<{ uid: string; name: string }[]>().notNull().default([]),
    /** A voice note: a file. */
    voice: text(),
    /** Always false: notes are in `thread_notes`. It is dropped with the next release. */
    internal: boolean().notNull().default(false),
    /** The message of the same thread that it replies to. */
    replyToUid: text('reply_to_uid'),
  },
  (t) => [
    likeIndex('messages_like', t.text),
    index('messages_thread').on(t.collabUid, t.uid),
    index('messages_brand').on(t.brandUid, t.at, t.uid),
    index('messages_influencer').on(t.influencerUid, t.at, t.uid),
    index('messages_account').on(t.accountUid, t.at, t.uid),
    index('messages_with_documents')
      .on(t.uid)
      .where(sql`documents <> '[]'`),
    uniqueIndex('messages_once').on(t.collabUid, t.accountUid, t.key),
  ],
)

/**
 * What the people of one side say to each other in a thread. A table of its own, read with its side alone (`notes.ts`), so
 * that nothing has to be left out for anybody: messages never hold a note.
 */
export const threadNotes = pgTable(
  'thread_notes',
  {
    uid: text().primaryKey(),
    collabUid: text('collab_uid')
      .notNull()
      .references(() => threads.collabUid),
    brandUid: text('brand_uid').notNull(),
    influencerUid: text('influencer_uid').notNull(),
    /** Whose it is: of the brand’s team, or of our people. */
    side: text().$type<NoteSide>().notNull(),
    at: at('at').notNull(),
    accountUid: text('account_uid').notNull(),
    /** The writer’s own key, so that nothing is written twice. */
    key: text().notNull(),
    text: text().notNull(),
  },
  (t) => [
    likeIndex('thread_notes_like', t.text),
    index('thread_notes_thread').on(t.collabUid, t.side, t.uid),
    index('thread_notes_brand').on(t.brandUid, t.side, t.at, t.uid),
    index('thread_notes_influencer').on(t.influencerUid, t.side, t.at, t.uid),
    index('thread_notes_account').on(t.accountUid),
    uniqueIndex('thread_notes_once').on(t.collabUid, t.accountUid, t.key),
  ],
)

/** Where somebody’s reply to an email about a conversation goes: one row for each email. Only the hash of its address is kept. */
export const mailReplies = pgTable(
  'mail_replies',
  {
    tokenHash: text('token_hash').primaryKey(),
    collabUid: text('collab_uid').notNull().references(collabUid),
    accountUid: text('account_uid').notNull(),
    /** Whom the email went to: nobody else can reply to it. */
    email: text().notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('mail_replies_account').on(t.accountUid, t.expiresAt), index('mail_replies_collab').on(t.collabUid)],
)

/** How one person has answered a message without words: one reaction each. */
export const messageReactions = pgTable(
  'message_reactions',
  {
    messageUid: text('message_uid')
      .notNull()
      .references(() => messages.uid),
    accountUid: text('account_uid').notNull(),
    side: text().$type<CollabSide>().notNull(),
    reaction: text().$type<Reaction>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.messageUid, t.accountUid] }),
    index('message_reactions_account').on(t.accountUid, t.messageUid),
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
    index('support_threads_profile').on(t.profileUid, t.lastAt, t.uid),
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
  (t) => [
    uniqueIndex('support_messages_once').on(t.supportUid, t.isStaff, t.key),
    likeIndex('support_messages_like', t.text),
  ],
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
    /** Read no more: what was archived is done for its side (`thread_desks`). It is dropped with the next release. */
    archivedUid: text('archived_uid'),
    /** Until when it is out of the inbox, and the last message when it was put off: it comes back with the next one. */
    snoozedUntil: at('snoozed_until'),
    snoozedUid: text('snoozed_uid'),
  },
  (t) => [
    primaryKey({ columns: [t.collabUid, t.accountUid] }),
    index('thread_settings_snoozed')
      .on(t.accountUid, t.snoozedUntil)
      .where(sql`snoozed_until is not null`),
  ],
)

/**
 * What the people of one side do with a thread, all together: who takes it, and that it needs no answer. `side` is theirs; the
 * other side never reads it.
 */
export const threadDesks = pgTable(
  'thread_desks',
  {
    collabUid: text('collab_uid')
      .notNull()
      .references(() => threads.collabUid),
    side: text().$type<CollabSide>().notNull(),
    assignedTo: text('assigned_to'),
    assignedAt: at('assigned_at'),
    /** The last message when it was marked as done: it is open again with the next one. */
    doneUid: text('done_uid'),
    doneAt: at('done_at'),
    doneBy: text('done_by'),
  },
  (t) => [
    primaryKey({ columns: [t.collabUid, t.side] }),
    index('thread_desks_assigned')
      .on(t.assignedTo, t.collabUid)
      .where(sql`assigned_to is not null`),
    index('thread_desks_done_by')
      .on(t.doneBy)
      .where(sql`done_by is not null`),
  ],
)

/** Ready-made texts of our team or of an organisation, with fields such as `{creator}` that the field one writes in fills in. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    uid: text().primaryKey(),
    /** `staff`, or the organisation whose brands use it. */
    owner: text().notNull(),
    name: text().notNull(),
    text: text().notNull(),
    version: integer().notNull().default(1),
    changedAt: at('changed_at').notNull(),
    changedBy: text('changed_by'),
  },
  (t) => [uniqueIndex('message_templates_name').on(t.owner, sql`lower(${t.name})`)],
)

import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { DownloadFormat } from '../contract.ts'
import type { StaffRole } from '../../../access/roles.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const account = (name: string) => text(name).references(accountUid, { onDelete: 'cascade' })

/** How somebody wants to see a list: what follows the question mark of its address. */
export const savedViews = pgTable(
  'saved_views',
  {
    uid: text().primaryKey(),
    tableName: text('table_name').notNull(),
    /** Of a brand’s list, whose; null for a list of our team’s. */
    brandUid: text('brand_uid'),
    accountUid: account('account_uid').notNull(),
    name: text().notNull(),
    query: text().notNull(),
    /** The whole team sees it. */
    isShared: boolean('is_shared').notNull(),
    version: integer().notNull().default(1),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('saved_views_own').on(t.accountUid, t.tableName),
    index('saved_views_shared')
      .on(t.tableName, t.brandUid)
      .where(sql`is_shared`),
  ],
)

/** With which view a role’s list begins. */
export const defaultViews = pgTable(
  'default_views',
  {
    tableName: text('table_name').notNull(),
    role: text().$type<StaffRole>().notNull(),
    viewUid: text('view_uid')
      .notNull()
      .references(() => savedViews.uid, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.tableName, t.role] }), index('default_views_view').on(t.viewUid)],
)

/** One call for many records, made by a job in the name of who asked for it. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    uid: text().primaryKey(),
    accountUid: account('account_uid').notNull(),
    tableName: text('table_name').notNull(),
    /** Of a brand’s list, whose; null for a list of our team’s. */
    brandUid: text('brand_uid'),
    call: text().notNull(),
    title: text().notNull(),
    /** The run that it takes back. */
    undoes: text(),
    state: text().$type<'waiting' | 'running' | 'done' | 'stopped'>().notNull(),
    startsAt: at('starts_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** When its result was taken off the screen. */
    closedAt: at('closed_at'),
  },
  (t) => [
    index('bulk_runs_latest').on(t.accountUid, t.tableName, t.createdAt),
    index('bulk_runs_due')
      .on(t.startsAt)
      .where(sql`state in ('waiting', 'running')`),
    index('bulk_runs_age').on(t.createdAt),
  ],
)

/** The records of such an action, in the order they were chosen. */
export const bulkItems = pgTable(
  'bulk_items',
  {
    runUid: text('run_uid').notNull(),
    position: integer().notNull(),
    recordUid: text('record_uid').notNull(),
    /** What it was called when it was chosen. */
    name: text().notNull(),
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the same call takes to undo it; null where it cannot. */
    undo: jsonb().$type<Record<string, unknown>>(),
    state: text().$type<'waiting' | 'done' | 'refused'>().notNull().default('waiting'),
    /** The sentence of the refusal. */
    why: text(),
  },
  (t) => [
    primaryKey({ columns: [t.runUid, t.position] }),
    foreignKey({ columns: [t.runUid], foreignColumns: [bulkRuns.uid] }).onDelete('cascade'),
  ],
)

/** Files of long lists that somebody of our team asked for. */
export const listDownloads = pgTable(
  'list_downloads',
  {
    uid: text().primaryKey(),
    accountUid: account('account_uid').notNull(),
    /** The call that answers the list, and what it is asked. */
    call: text().notNull(),
    asked: jsonb().$type<Record<string, unknown>>().notNull(),
    name: text().notNull(),
    format: text().$type<DownloadFormat>().notNull(),
    requestedAt: at('requested_at').notNull(),
    state: text().$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    tries: integer().notNull().default(0),
    rows: integer(),
    bytes: bigint({ mode: 'number' }),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('list_downloads_account').on(t.accountUid, t.requestedAt),
    index('list_downloads_waiting')
      .on(t.requestedAt)
      .where(sql`state = 'waiting'`),
    index('list_downloads_age').on(t.requestedAt),
  ],
)

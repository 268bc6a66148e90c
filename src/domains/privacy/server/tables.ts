import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { missingIndexes, sortIndexes } from '../../../kit/server/sort-indexes.ts'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import type { DeletionKind, ExportedFiles } from '../contract.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Accounts and organisations that are to be deleted, were, or were not after all. */
export const deletions = pgTable(
  'deletions',
  {
    uid: text().primaryKey(),
    kind: text().$type<DeletionKind>().notNull(),
    subjectUid: text('subject_uid').notNull(),
    /** What it is called; empty once it was deleted. */
    name: text().notNull(),
    requestedBy: text('requested_by').notNull().references(accountUid),
    requestedAt: at('requested_at').notNull(),
    dueAt: at('due_at').notNull(),
    remindedAt: at('reminded_at'),
    obstacle: text(),
    state: text().$type<'open' | 'cancelled' | 'done'>().notNull().default('open'),
    endedAt: at('ended_at'),
  },
  (t) => [
    uniqueIndex('deletions_one_open')
      .on(t.subjectUid)
      .where(sql`state = 'open'`),
    index('deletions_due')
      .on(t.dueAt, t.uid)
      .where(sql`state = 'open'`),
    ...sortIndexes('deletions', t.uid, [t.dueAt, t.requestedAt, t.name]),
    ...missingIndexes('deletions', t.uid, { ended_at: t.endedAt }),
  ],
)

/** Archives that somebody asked for. `orgUid` is null where it is about themselves. */
export const dataExports = pgTable(
  'data_exports',
  {
    uid: text().primaryKey(),
    accountUid: text('account_uid').notNull().references(accountUid),
    orgUid: text('org_uid'),
    name: text().notNull(),
    /** Whether pictures, videos and documents are in it, or their list alone. */
    files: text().$type<ExportedFiles>().notNull().default('originals'),
    requestedAt: at('requested_at').notNull(),
    state: text().$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
    tries: bigint({ mode: 'number' }).notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    expiresAt: at('expires_at'),
  },
  (t) => [
    index('data_exports_account').on(t.accountUid, t.requestedAt),
    index('data_exports_waiting')
      .on(t.requestedAt)
      .where(sql`state = 'waiting'`),
  ],
)

/** Whether an organisation's owner wants an archive of it each night. Without a row they don't. */
export const nightlyExports = pgTable('nightly_exports', {
  orgUid: text('org_uid').primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: at('changed_at').notNull(),
})

/** The archives that are at the target, by organisation and night. The store can't be listed: what isn't here is never removed. */
export const storedExports = pgTable(
  'stored_exports',
  {
    orgUid: text('org_uid').notNull(),
    night: date({ mode: 'string' }).notNull(),
    key: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    storedAt: at('stored_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgUid, t.night] })],
)

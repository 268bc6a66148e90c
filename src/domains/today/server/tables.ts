import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountUid } from '../../accounts/server/foreign-keys.ts'
import type { TodayKind } from '../kinds.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })
const account = (name: string) => text(name).references(accountUid, { onDelete: 'cascade' })

/**
 * What people said of something in Today, for everybody who has it there: done without more, or who takes it. `audience` is
 * `staff` or the brand. A key holds the moment since when the thing waits, so that the next time is another one.
 */
export const todayMarks = pgTable(
  'today_marks',
  {
    audience: text().notNull(),
    key: text().notNull(),
    kind: text().$type<TodayKind>().notNull(),
    doneAt: at('done_at'),
    doneBy: account('done_by'),
    assignedTo: account('assigned_to'),
    markedAt: at('marked_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.audience, t.key] }), index('today_marks_age').on(t.markedAt)],
)

/** What one person does not want to see before a time. */
export const todaySnoozes = pgTable(
  'today_snoozes',
  {
    accountUid: account('account_uid').notNull(),
    key: text().notNull(),
    until: at('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountUid, t.key] }), index('today_snoozes_until').on(t.until)],
)

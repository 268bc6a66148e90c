import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ProfileType } from '../../../access/roles.ts'
import type { ReportOutcome, ReportReason } from '../reasons.ts'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** What people report of each other, to our team. One profile has one open report about another. */
export const reports = pgTable(
  'reports',
  {
    uid: text().primaryKey(),
    aboutUid: text('about_uid').notNull(),
    aboutType: text('about_type').$type<ProfileType>().notNull(),
    byUid: text('by_uid').notNull(),
    byAccountUid: text('by_account_uid').notNull(),
    reason: text().$type<ReportReason>().notNull(),
    details: text().notNull(),
    collabUid: text('collab_uid'),
    createdAt: at('created_at').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    outcome: text().$type<ReportOutcome>(),
    note: text(),
  },
  (t) => [
    index('reports_about').on(t.aboutUid),
    uniqueIndex('reports_open_once')
      .on(t.byUid, t.aboutUid)
      .where(sql`decided_at is null`),
    index('reports_open')
      .on(t.uid)
      .where(sql`decided_at is null`),
  ],
)

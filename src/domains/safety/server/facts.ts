import { isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { reports } from './tables.ts'

/** Reports that our team has not decided about, without what was written. */
export const openReportFacts = new QueryBuilder()
  .select({ uid: reports.uid, aboutUid: reports.aboutUid, aboutType: reports.aboutType, createdAt: reports.createdAt })
  .from(reports)
  .where(isNull(reports.decidedAt))
  .as('open_report_facts')

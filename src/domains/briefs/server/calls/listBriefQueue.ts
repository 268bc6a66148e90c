import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { todayIn } from '../../availability.ts'
import { missingFor } from '../../brief.ts'
import type { briefCalls } from '../../contract.ts'
import { changedFields, contentOf } from '../content.ts'
import type { Brief } from '../reads.ts'
import { briefs, briefVersions } from '../tables.ts'
import { viewRows } from '../view.ts'

/** All for an admin, those of the assigned brands for an account manager. */
export const listBriefQueue: Handler<typeof briefCalls.listBriefQueue> = async ({ cursor, limit }, { actor, db }) => {
  const after = readCursor(cursor, 2)
  const reach = actor.staff === 'admin' ? undefined : inArray(briefs.brandUid, [...actor.assigned])
  const rows = await db
    .select()
    .from(briefs)
    .where(and(eq(briefs.status, 'submitted'), reach, after ? sql`(${briefs.submittedAt}, ${briefs.uid}) > (${after[0]}::timestamptz, ${after[1]})` : undefined))
    .orderBy(briefs.submittedAt, briefs.uid)
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [row.submittedAt!.toISOString(), row.uid])
  const seen = cut.rows.filter((row) => row.approvedVersion !== null)
  const approved =
    seen.length === 0
      ? []
      : await db
          .select()
          .from(briefVersions)
          .where(or(...seen.map((row) => and(eq(briefVersions.briefUid, row.uid), eq(briefVersions.version, row.approvedVersion!)))))
  const views = await viewRows(db, actor, cut.rows)
  return {
    rows: cut.rows.map((row, index) => {
      const before = approved.find((version) => version.briefUid === row.uid)
      return { ...views[index]!, checks: checksOf(row), changed: before ? changedFields(before.content, contentOf(row)) : [] }
    }),
    nextCursor: cut.nextCursor,
  }
}

function checksOf(row: Brief) {
  const missing = missingFor(contentOf(row), todayIn(row.timezone, now()))
  return [
    { name: 'complete', ok: missing.length === 0, text: missing.length === 0 ? 'Nothing is missing.' : missing.join(' ') },
    { name: 'cap', ok: row.spendCapMinor === null || row.spendCapMinor >= row.valueMinor, text: 'The spend cap covers the value.' },
    { name: 'rights', ok: row.usageRights !== 'paid' || row.usageMonths <= 12, text: 'Paid usage rights are for a year at most.' },
    { name: 'alcohol', ok: !row.showsAlcohol || row.country !== 'GB', text: row.showsAlcohol && row.country === 'GB' ? 'Shows alcohol in the UK: under 25 cannot apply.' : 'No alcohol rule applies.' },
  ]
}

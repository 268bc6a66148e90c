import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { must, mustGet } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import { changedParts } from '../../changes.ts'
import { checksOf } from '../../coach.ts'
import type { briefCalls } from '../../contract.ts'
import { contentOf } from '../content.ts'
import { findDisclosureRules } from '../reads.ts'
import { briefs, briefVersions } from '../tables.ts'
import { viewRows } from '../view.ts'

/** An account manager's queue has the assigned brands only: those whose briefs they may approve. */
export const listBriefQueue: Handler<typeof briefCalls.listBriefQueue> = async ({ cursor, limit }, { actor, db }) => {
  const after = readCursor(cursor, 2)
  const reach = actor.staff === 'admin' ? undefined : inArray(briefs.brandUid, [...actor.assigned])
  const rows = await db
    .select()
    .from(briefs)
    .where(
      and(
        eq(briefs.status, 'submitted'),
        reach,
        after ? sql`(${briefs.submittedAt}, ${briefs.uid}) > (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(briefs.submittedAt, briefs.uid)
    .limit(limit + 1)
  const cut = cutPage(rows, limit, (row) => [must(row.submittedAt, 'submitted at').toISOString(), row.uid])

  const brands = await findBrands(
    db,
    cut.rows.map((row) => row.brandUid),
  )
  const ruleOf = await findDisclosureRules(
    db,
    cut.rows.map((row) => row.country),
  )
  const approvedBefore = cut.rows.filter((row) => row.approvedVersion !== null)
  const isApproved = approvedBefore.map((row) =>
    and(eq(briefVersions.briefUid, row.uid), eq(briefVersions.version, must(row.approvedVersion, 'approved version'))),
  )
  const approved =
    isApproved.length > 0
      ? await db
          .select()
          .from(briefVersions)
          .where(or(...isApproved))
      : []
  const approvedOf = new Map(approved.map((version) => [version.briefUid, version.content]))
  const viewed = await viewRows(db, actor, cut.rows)
  return {
    rows: viewed.map((view, at) => {
      const row = must(cut.rows[at], 'row')
      const content = contentOf(row)
      const before = approvedOf.get(row.uid)
      const { handle } = mustGet(brands, row.brandUid)
      return {
        ...view,
        checks: checksOf(content, { country: row.country, currency: row.currency, handle, rule: ruleOf(row.country) }),
        changed: before ? changedParts(before, content) : [],
      }
    }),
    nextCursor: cut.nextCursor,
  }
}

import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import { findBrands } from '../../../profiles/server/reads.ts'
import { changedParts } from '../../changes.ts'
import { checksOf } from '../../coach.ts'
import type { briefCalls } from '../../contract.ts'
import { contentOf } from '../content.ts'
import type { DisclosureRule } from '../../disclosure.ts'
import { getDisclosureRule } from '../reads.ts'
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
  const brands = await findBrands(db, cut.rows.map((row) => row.brandUid))
  const rules = new Map<string, DisclosureRule>()
  for (const country of new Set(cut.rows.map((row) => row.country))) rules.set(country, await getDisclosureRule(db, country))
  return {
    rows: cut.rows.map((row, index) => {
      const before = approved.find((version) => version.briefUid === row.uid)
      return { ...views[index]!, checks: checksOf(contentOf(row), { country: row.country, handle: brands.get(row.brandUid)!.handle, rule: rules.get(row.country)! }), changed: before ? changedParts(before.content, contentOf(row)) : [] }
    }),
    nextCursor: cut.nextCursor,
  }
}

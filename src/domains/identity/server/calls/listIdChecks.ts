import { and, asc, eq, sql } from 'drizzle-orm'
import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { must } from '../../../../kit/contract/must.ts'
import { cutPage, readCursor } from '../../../../kit/server/cursor.ts'
import { influencerFacts } from '../../../profiles/server/facts.ts'
import type { identityCalls } from '../../contract.ts'
import { broughtParts, documentsUntil, openedParts } from '../checks.ts'
import { idChecks } from '../tables.ts'

export const listIdChecks: Handler<typeof identityCalls.listIdChecks> = async ({ cursor, limit }, { actor, db }) => {
  const after = readCursor(cursor, 2)
  const rows = await db
    .select({
      check: idChecks,
      name: influencerFacts.name,
      handle: influencerFacts.handle,
      dateOfBirth: influencerFacts.dateOfBirth,
    })
    .from(idChecks)
    .innerJoin(influencerFacts, eq(influencerFacts.uid, idChecks.influencerUid))
    .where(
      and(
        eq(idChecks.state, 'submitted'),
        after ? sql`(${idChecks.submittedAt}, ${idChecks.uid}) > (${after[0]}::timestamptz, ${after[1]})` : undefined,
      ),
    )
    .orderBy(asc(idChecks.submittedAt), asc(idChecks.uid))
    .limit(limit + 1)
  const { rows: page, nextCursor } = cutPage(rows, limit, ({ check }) => [
    must(check.submittedAt).toISOString(),
    check.uid,
  ])
  const uids = page.map(({ check }) => check.uid)
  const [brought, opened] = [await broughtParts(db, uids), await openedParts(db, uids, accountOf(actor))]
  return {
    rows: page.map(({ check, name, handle, dateOfBirth }) => ({
      uid: check.uid,
      influencer: { uid: check.influencerUid, name, handle, dateOfBirth },
      legalName: check.legalName ?? '',
      documentKind: check.documentKind,
      submittedAt: must(check.submittedAt).toISOString(),
      documentsUntil: documentsUntil(check).toISOString(),
      brought: brought.get(check.uid) ?? [],
      looks: check.looks,
      opened: opened.get(check.uid) ?? [],
    })),
    nextCursor,
  }
}

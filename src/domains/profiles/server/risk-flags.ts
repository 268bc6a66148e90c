import { and, asc, desc, eq, exists, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { OutputOf } from '../../../kit/contract/calls.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import type { profileCalls } from '../contract.ts'
import type { RiskKind } from '../risk-flags.ts'
import { influencerProfiles, riskFlags } from './tables.ts'

const today = () => now().toISOString().slice(0, 10)
const standing = () => and(isNull(riskFlags.endedAt), gte(riskFlags.until, today()))

/** All flags of a creator, those that stand first, then the latest. For staff alone. */
export async function viewRiskFlags(
  db: Queryable,
  influencerUid: string,
): Promise<OutputOf<typeof profileCalls.listRiskFlags>> {
  const rows = await db
    .select()
    .from(riskFlags)
    .where(eq(riskFlags.influencerUid, influencerUid))
    .orderBy(desc(riskFlags.addedAt), desc(riskFlags.uid))
  const names = await findDisplayNames(db, [...new Set(rows.map(({ addedBy }) => addedBy))])
  const views = rows.map(({ uid, kind, source, seenOn, until, addedBy, addedAt, endedAt }) => ({
    uid,
    kind,
    source,
    seenOn,
    until,
    by: names.get(addedBy) ?? 'our team',
    addedAt: addedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    stands: endedAt === null && until >= today(),
  }))
  return { rows: views.toSorted((a, b) => Number(b.stands) - Number(a.stands)) }
}

/** The condition that a flag of this kind stands on a creator. */
export function hasStandingRisk(db: Queryable, kind: RiskKind): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(riskFlags)
      .where(and(eq(riskFlags.influencerUid, influencerProfiles.uid), eq(riskFlags.kind, kind), standing())),
  )
}

/** What flags stand on creators, by their uids. */
export async function findStandingRisks(db: Queryable, uids: readonly string[]): Promise<Map<string, RiskKind[]>> {
  if (uids.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ uid: riskFlags.influencerUid, kind: riskFlags.kind })
    .from(riskFlags)
    .where(and(inArray(riskFlags.influencerUid, [...uids]), standing()))
    .orderBy(asc(riskFlags.kind))
  const found = new Map<string, RiskKind[]>()
  for (const { uid, kind } of rows) found.set(uid, [...(found.get(uid) ?? []), kind])
  return found
}

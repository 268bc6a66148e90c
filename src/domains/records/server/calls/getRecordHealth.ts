import { eq } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { may } from '../../../../access/server/policy.ts'
import { findDisplayNames } from '../../../accounts/server/accounts.ts'
import { findBrandSignals } from '../brand-signals.ts'
import { healthTableOf } from '../health.ts'
import { listRagChanges } from '../health-changes.ts'
import { getBrand, getInfluencer } from '../../../profiles/server/reads.ts'
import type { recordCalls } from '../../contract.ts'
import { recordPolicy } from '../policy.ts'
import { getSubject } from '../subjects.ts'

export const getRecordHealth: Handler<typeof recordCalls.getRecordHealth> = async ({ uid }, { actor, db }) => {
  const subject = await getSubject(db, actor, uid)
  const { rag } = subject.kind === 'influencer' ? await getInfluencer(db, uid) : await getBrand(db, uid)
  const table = healthTableOf(uid)
  const [health] = await db.select().from(table).where(eq(table.recordUid, uid))
  const changes = await listRagChanges(db, uid)
  const people = [...changes.flatMap(({ actorUid }) => actorUid ?? []), health?.overrideBy ?? []].flat()
  const names = await findDisplayNames(db, [...new Set(people)])
  const [signals] = subject.kind === 'brand' ? await findBrandSignals(db, { uid }) : []
  const { override, overrideBy, overrideAt, overrideReason, overrideUntil } = health ?? {}
  return {
    rag,
    isProspect: signals?.prospect ?? false,
    calculated: health?.calculated ?? rag,
    causes: health?.causes ?? [],
    calculatedAt: health?.calculatedAt.toISOString() ?? null,
    override:
      override && overrideAt && overrideUntil
        ? {
            by: names.get(overrideBy ?? '') ?? 'our team',
            at: overrideAt.toISOString(),
            reason: overrideReason ?? '',
            until: overrideUntil,
          }
        : null,
    changes: changes.map(({ at, from, to, actorUid, why }) => ({
      at: at.toISOString(),
      from,
      to,
      by: actorUid ? (names.get(actorUid) ?? 'our team') : null,
      why,
    })),
    can: { set: may(recordPolicy, actor, 'write', subject) },
  }
}

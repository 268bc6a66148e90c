import type { Handler } from '../../../../access/server/handler.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { recordCalls } from '../../contract.ts'
import { longestOverrideDays } from '../../health.ts'
import { calculateBrand } from '../health.ts'
import { getSubject } from '../subjects.ts'
import { brandHealth } from '../tables.ts'

export const setBrandRag: Handler<typeof recordCalls.setBrandRag> = async (
  { uid, rag, reason, until },
  { actor, tx },
) => {
  await getSubject(tx, actor, uid, 'write')
  const dayOf = (at: Date) => at.toISOString().slice(0, 10)
  const refused = (message: string) =>
    new CallError('invalid-argument', message, { details: { fields: [{ field: 'until', message }] } })
  if (until < dayOf(now())) throw refused('The end date has passed. Choose today or a later day.')
  if (until > dayOf(plus(now(), longestOverrideDays * dayMs)))
    throw refused(`A colour set by hand lasts ${longestOverrideDays} days at most. Choose an earlier end date.`)
  const set = {
    override: rag,
    overrideBy: accountOf(actor),
    overrideAt: now(),
    overrideReason: reason,
    overrideUntil: until,
  }
  await tx
    .insert(brandHealth)
    .values({ brandUid: uid, calculated: rag, causes: [], calculatedAt: now(), ...set })
    .onConflictDoUpdate({ target: brandHealth.brandUid, set })
  await calculateBrand(tx, actor, uid, { kind: 'brand.rag-set', until, why: reason })
  return { uid }
}

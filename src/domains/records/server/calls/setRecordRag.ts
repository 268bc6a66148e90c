import type { Handler } from '../../../../access/server/handler.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import type { recordCalls } from '../../contract.ts'
import { longestOverrideDays } from '../../health.ts'
import { calculateOne, healthTableOf } from '../health.ts'
import { getSubject } from '../subjects.ts'

export const setRecordRag: Handler<typeof recordCalls.setRecordRag> = async (
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
  const table = healthTableOf(uid)
  await tx
    .insert(table)
    .values({ recordUid: uid, calculated: rag, causes: [], calculatedAt: now(), ...set })
    .onConflictDoUpdate({ target: table.recordUid, set })
  await calculateOne(tx, actor, uid, { kind: 'rag-set', until, why: reason })
  return { uid }
}

import { and, eq, isNull } from 'drizzle-orm'
import type { Handler } from '../../../../access/server/handler.ts'
import { allow } from '../../../../access/server/policy.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { profileCalls } from '../../contract.ts'
import { influencerPolicy } from '../policy.ts'
import { viewRiskFlags } from '../risk-flags.ts'
import { lockInfluencer } from '../save.ts'
import { riskFlags } from '../tables.ts'

export const endRiskFlag: Handler<typeof profileCalls.endRiskFlag> = async ({ uid }, { actor, tx }) => {
  const [flag] = await tx.select().from(riskFlags).where(eq(riskFlags.uid, uid))
  if (!flag) throw new CallError('not-found', 'We couldn’t find that risk flag.')
  const { influencerUid, kind, until } = flag
  allow(influencerPolicy, actor, 'decide', await lockInfluencer(tx, actor, influencerUid))
  const ended = await tx
    .update(riskFlags)
    .set({ endedAt: now() })
    .where(and(eq(riskFlags.uid, uid), isNull(riskFlags.endedAt)))
    .returning({ uid: riskFlags.uid })
  if (ended.length === 0) throw new CallError('failed-precondition', 'This flag has already ended.')
  await record(
    tx,
    actor,
    'staff',
    'influencer.risk-flag-ended',
    { subjectUid: influencerUid, influencerUid },
    { before: { kind, until } },
  )
  return viewRiskFlags(tx, influencerUid)
}

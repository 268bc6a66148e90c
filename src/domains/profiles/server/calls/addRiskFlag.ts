import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { accountOf } from '../../../../access/roles.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { record } from '../../../audit/server/record.ts'
import type { profileCalls } from '../../contract.ts'
import { longestFlagDays } from '../../risk-flags.ts'
import { influencerPolicy } from '../policy.ts'
import { viewRiskFlags } from '../risk-flags.ts'
import { lockInfluencer } from '../save.ts'
import { riskFlags } from '../tables.ts'

export const addRiskFlag: Handler<typeof profileCalls.addRiskFlag> = async (
  { influencerUid, fields },
  { actor, tx },
) => {
  const influencer = await lockInfluencer(tx, actor, influencerUid)
  allow(influencerPolicy, actor, 'decide', influencer)
  const today = now().toISOString().slice(0, 10)
  const latest = plus(now(), longestFlagDays * dayMs)
    .toISOString()
    .slice(0, 10)
  if (fields.seenOn > today)
    throw new CallError(
      'failed-precondition',
      'The day it was seen can’t be in the future. Choose today or an earlier day.',
    )
  if (fields.until < today)
    throw new CallError('failed-precondition', 'The end date has passed. Choose today or a later day.')
  if (fields.until > latest)
    throw new CallError('failed-precondition', 'A flag lasts two years at most. Choose an earlier end date.')
  const uid = newUid('risk_flag')
  await tx.insert(riskFlags).values({ ...fields, uid, influencerUid, addedBy: accountOf(actor), addedAt: now() })
  await record(
    tx,
    actor,
    'staff',
    'influencer.risk-flagged',
    { subjectUid: influencerUid, influencerUid },
    { after: fields },
  )
  return viewRiskFlags(tx, influencerUid)
}

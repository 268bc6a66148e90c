import { must } from '../../../../kit/contract/must.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { changeKey } from '../checkout.ts'
import { downgradeFrom, soldIn } from '../downgrade.ts'

export const downgradePlan: Handler<typeof billingCalls.downgradePlan> = async (
  { brandUid, tier },
  { actor, db, payments },
) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const held = await downgradeFrom(db, org.uid, tier)
  const { id } = held
  const key = await changeKey(db, id, `downgrade:${tier}`)
  if (tier === 'basic') {
    await payments.setEnding(id, true, key)
  } else {
    const priceId = must((await soldIn(db, tier, held.currency)).priceId, 'price')
    if (held.ending) await payments.setEnding(id, false, `${key}:on`)
    await payments.planPrice(id, { priceId, tier }, key)
  }
  const after = { tier, from: held.periodEnd.toISOString() }
  await db.transaction((tx) =>
    record(tx, actor, 'brand', 'subscription.downgrade-scheduled', { subjectUid: org.uid }, { after }),
  )
  return { from: held.periodEnd.toISOString() }
}

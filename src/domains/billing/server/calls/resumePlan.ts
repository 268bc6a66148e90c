import { must } from '../../../../kit/contract/must.ts'
import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { record } from '../../../audit/server/record.ts'
import { findSubscription } from '../../../plans/server/subscription.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { changeKey, heldAtProvider } from '../checkout.ts'

export const resumePlan: Handler<typeof billingCalls.resumePlan> = async ({ brandUid }, { actor, db, payments }) => {
  const { org } = await actFor(db, actor, brandUid, 'manage')
  const held = heldAtProvider(await findSubscription(db, org.uid))
  if (!held || (!held.ending && !held.nextTier))
    throw new CallError('failed-precondition', 'Your plan isn’t set to change.')
  const id = must(held.providerId, 'provider id')
  const key = await changeKey(db, id, 'keep')
  if (held.ending) await payments.setEnding(id, false, `${key}:ending`)
  if (held.nextTier) await payments.planPrice(id, null, `${key}:price`)
  await db.transaction((tx) => record(tx, actor, 'brand', 'subscription.resumed', { subjectUid: org.uid }))
  return { kept: true }
}

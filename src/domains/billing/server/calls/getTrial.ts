import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { actFor } from '../acting.ts'
import { refusingDeclined } from '../checkout.ts'
import { findTrial } from '../trials.ts'

export const getTrial: Handler<typeof billingCalls.getTrial> = async ({ brandUid }, { actor, db, payments }) => {
  const { org } = await actFor(db, actor, brandUid, 'see')
  const trial = await refusingDeclined(findTrial(db, payments, org.uid))
  if (!trial) return { trial: null }
  const { endsAt, currency, next, tier, hasCard } = trial
  return { trial: { endsAt: endsAt.toISOString(), currency, next, tier, hasCard } }
}

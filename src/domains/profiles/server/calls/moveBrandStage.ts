import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import { allow } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { onboardingStagesByHand } from '../../desk-vocabulary.ts'
import { brandPolicy } from '../policy.ts'
import { lockBrand, saveBrand } from '../save.ts'
import { lostChange } from '../stages.ts'

const fields = { sales: 'salesStage', onboarding: 'onboardingStage', status: 'customerStatus' } as const
const moments = { sales: 'salesSince', onboarding: 'onboardingSince', status: 'statusSince' } as const

export const moveBrandStage: Handler<typeof profileCalls.moveBrandStage> = async (
  { uid, move: { of, to, was }, lost, since },
  { actor, tx },
) => {
  const before = await lockBrand(tx, actor, uid)
  allow(brandPolicy, actor, 'saveStaffFacts', before)
  const field = fields[of]
  if (before[field] === to) throw new CallError('failed-precondition', 'This brand is already at that stage.')
  if (before[field] !== was)
    throw new CallError('aborted', 'This brand has just moved to another stage. Reload, then decide again.')
  if (of === 'onboarding' && !onboardingStagesByHand.some((stage) => stage === before.onboardingStage))
    throw new CallError(
      'failed-precondition',
      'This brand’s onboarding stage now updates automatically, so you can’t move it.',
    )
  if (since && new Date(since) > now()) {
    const message = 'Choose a time that isn’t in the future.'
    throw new CallError('invalid-argument', message, { details: { fields: [{ field: 'since', message }] } })
  }
  const change = { [field]: to, ...(since && { [moments[of]]: new Date(since) }) }
  await saveBrand(tx, actor, 'brand.stage-changed', before, { ...change, ...lostChange(before, change, lost) })
  return { done: true }
}

import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { lockOnboarding, saveOnboarding, viewOnboarding } from '../onboarding.ts'

export const chooseSide: Handler<typeof onboardingCalls.chooseSide> = async ({ side, accountUid }, { actor, tx }) => {
  const before = await lockOnboarding(tx, actor, accountUid)
  if (before.profileUid && before.side !== side)
    throw new CallError(
      'failed-precondition',
      'You’ve already started your profile. Contact support if you chose the wrong one.',
    )
  return viewOnboarding(tx, await saveOnboarding(tx, before, { side }))
}

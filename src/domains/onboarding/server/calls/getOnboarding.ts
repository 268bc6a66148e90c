import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { findOnboarding, freshOnboarding, ownerOf, viewOnboarding } from '../onboarding.ts'

export const getOnboarding: Handler<typeof onboardingCalls.getOnboarding> = async (input, { actor, db }) => {
  const accountUid = await ownerOf(db, actor, input.accountUid)
  return viewOnboarding(db, (await findOnboarding(db, accountUid)) ?? freshOnboarding(accountUid))
}

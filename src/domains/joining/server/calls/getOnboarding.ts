import type { Handler } from '../../../accounts/server/handler.ts'
import type { joiningCalls } from '../../contract.ts'
import { findOnboarding, freshOnboarding, viewOnboarding } from '../onboarding.ts'

export const getOnboarding: Handler<typeof joiningCalls.getOnboarding> = async (_input, { actor, db }) => {
  const accountUid = actor.accountUid!
  return viewOnboarding(db, (await findOnboarding(db, accountUid)) ?? freshOnboarding(accountUid))
}

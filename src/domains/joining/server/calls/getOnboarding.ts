import type { Handler } from '../../../accounts/server/handler.ts'
import type { joiningCalls } from '../../contract.ts'
import { findOnboarding, freshOnboarding, ownerOf, viewOnboarding } from '../onboarding.ts'

export const getOnboarding: Handler<typeof joiningCalls.getOnboarding> = async (input, { actor, db }) => {
  const accountUid = await ownerOf(db, actor, input.accountUid)
  return viewOnboarding(db, (await findOnboarding(db, accountUid)) ?? freshOnboarding(accountUid))
}

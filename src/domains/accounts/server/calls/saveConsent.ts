import { eq } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { accountCalls } from '../../contract.ts'
import type { Handler } from '../handler.ts'
import { accounts } from '../tables.ts'

export const saveConsent: Handler<typeof accountCalls.saveConsent> = async (answer, { actor, tx }) => {
  const consent = { ...answer, at: now().toISOString() }
  await tx.update(accounts).set({ consent }).where(eq(accounts.uid, actor.accountUid!))
  return { consent }
}

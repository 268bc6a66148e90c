import { accountOf } from '../../../../access/roles.ts'
import { eq } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { accountCalls } from '../../contract.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accounts } from '../tables.ts'

export const saveConsent: Handler<typeof accountCalls.saveConsent> = async (
  { at: answeredAt, ...answer },
  { actor, tx },
) => {
  const mine = eq(accounts.uid, accountOf(actor))
  const [before] = await tx.select({ consent: accounts.consent }).from(accounts).where(mine).for('update')
  // An answer that was given before it could be saved is as old as it says, but never younger than now.
  const at = new Date(Math.min(answeredAt ? Date.parse(answeredAt) : Infinity, now().getTime()))
  const kept = before?.consent
  if (kept?.textVersion === answer.textVersion && Date.parse(kept.at) > at.getTime()) return { consent: kept }
  const consent = { ...answer, at: at.toISOString() }
  await tx.update(accounts).set({ consent }).where(mine)
  return { consent }
}

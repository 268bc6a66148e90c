import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../accounts/roles.ts'
import { findManager } from '../../accounts/server/accounts.ts'
import type { OnboardingView } from '../contract.ts'
import { nextStep } from '../steps.ts'
import { onboardings } from './tables.ts'

export type Onboarding = typeof onboardings.$inferSelect

/** A new one as it begins. */
export function freshOnboarding(accountUid: string): Onboarding {
  const at = now()
  const none = { side: null, tier: null, step: null, profileUid: null, briefUid: null, finishedAt: null }
  return { accountUid, ...none, answers: {}, startedAt: at, updatedAt: at }
}

export async function findOnboarding(db: Queryable, accountUid: string): Promise<Onboarding | null> {
  const [row] = await db.select().from(onboardings).where(eq(onboardings.accountUid, accountUid))
  return row ?? null
}

/** One's own for a change, its row locked; begun where there is none, and refused once it is finished. */
export async function lockOnboarding(tx: Tx, actor: Actor): Promise<Onboarding> {
  const accountUid = actor.accountUid!
  await tx.insert(onboardings).values(freshOnboarding(accountUid)).onConflictDoNothing()
  const [row] = await tx.select().from(onboardings).where(eq(onboardings.accountUid, accountUid)).for('update')
  if (row!.finishedAt) throw new CallError('failed-precondition', 'You are done here already.')
  return row!
}

export async function saveOnboarding(tx: Tx, before: Onboarding, change: Partial<Onboarding>): Promise<Onboarding> {
  const side = change.side ?? before.side
  const answers = change.answers ?? before.answers
  const [after] = await tx
    .update(onboardings)
    .set({ ...change, step: side && nextStep(side, answers), updatedAt: now() })
    .where(eq(onboardings.accountUid, before.accountUid))
    .returning()
  return after!
}

export async function viewOnboarding(db: Queryable, row: Onboarding): Promise<OnboardingView> {
  const { side, tier, step, answers, profileUid, briefUid, finishedAt } = row
  const manager = profileUid && side === 'brand' ? await findManager(db, profileUid) : null
  return {
    ...{ side, tier, step, answers, profileUid, briefUid },
    manager: manager && { name: manager.displayName },
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

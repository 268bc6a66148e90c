import { eq } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isStaff, isStaffForBrand, accountOf } from '../../../access/roles.ts'
import { findManager } from '../../accounts/server/accounts.ts'
import type { OnboardingView } from '../contract.ts'
import { type Drafts, nextStep, stepWords } from '../steps.ts'
import { onboardings } from './tables.ts'

export type Onboarding = typeof onboardings.$inferSelect

/** A new one as it begins. */
export function freshOnboarding(accountUid: string): Onboarding {
  const at = now()
  const none = { side: null, tier: null, step: null, profileUid: null, briefUid: null, finishedAt: null }
  return { accountUid, ...none, answers: {}, drafts: {}, hints: null, startedAt: at, updatedAt: at }
}

/** Begins the sign-up of a creator whom our team invited, with what it knows of them: they see it in the form and change what’s wrong. */
export async function beginCreator(
  tx: Tx,
  accountUid: string,
  given: { name: string; handle?: string; platform?: string; city?: string },
): Promise<void> {
  const row = {
    ...freshOnboarding(accountUid),
    side: 'influencer' as const,
    step: 'handle' as const,
    answers: { given },
  }
  await tx.insert(onboardings).values(row).onConflictDoNothing()
}

export async function findOnboarding(db: Queryable, accountUid: string): Promise<Onboarding | null> {
  const [row] = await db.select().from(onboardings).where(eq(onboardings.accountUid, accountUid))
  return row ?? null
}

/** An account manager writes for the brands that are assigned to them, here as everywhere. */
export function assertMayHelp(actor: Actor, { accountUid, side, profileUid }: Onboarding): void {
  if (accountUid === actor.accountUid || side !== 'brand' || !profileUid || isStaffForBrand(actor, profileUid)) return
  throw new CallError('permission-denied', 'This person has another account manager. Ask that colleague to help them.')
}

/** Whose onboarding is meant: one's own, or for the team that of somebody who has begun. */
export async function ownerOf(db: Queryable, actor: Actor, accountUid: string | undefined): Promise<string> {
  if (!accountUid || accountUid === actor.accountUid) return accountOf(actor)
  if (!isStaff(actor) || !(await findOnboarding(db, accountUid)))
    throw new CallError('not-found', 'We couldn’t find an open sign-up for that account.')
  return accountUid
}

/** One's own for a change (for the team: somebody's), its row locked; begun where there is none, and refused once it is finished. */
export async function lockOnboarding(tx: Tx, actor: Actor, whose: string | undefined): Promise<Onboarding> {
  const accountUid = await ownerOf(tx, actor, whose)
  await tx.insert(onboardings).values(freshOnboarding(accountUid)).onConflictDoNothing()
  const row = one(await tx.select().from(onboardings).where(eq(onboardings.accountUid, accountUid)).for('update'))
  assertMayHelp(actor, row)
  if (row.finishedAt) throw new CallError('failed-precondition', 'You’ve already finished onboarding.')
  return row
}

export async function saveOnboarding(tx: Tx, before: Onboarding, change: Partial<Onboarding>): Promise<Onboarding> {
  const side = change.side ?? before.side
  const answers = change.answers ?? before.answers
  const after = await tx
    .update(onboardings)
    .set({ ...change, step: side && nextStep(side, answers), updatedAt: now() })
    .where(eq(onboardings.accountUid, before.accountUid))
    .returning()
  return one(after)
}

export async function viewOnboarding(db: Queryable, row: Onboarding): Promise<OnboardingView> {
  const { side, tier, answers, drafts, hints, profileUid, briefUid, finishedAt } = row
  // Not the stored one: which questions there are may have changed since.
  const step = side && nextStep(side, answers)
  const manager = profileUid && side === 'brand' ? await findManager(db, profileUid) : null
  return {
    side,
    tier,
    step,
    answers,
    drafts: knownSteps(drafts),
    hints,
    profileUid,
    briefUid,
    manager: manager && { name: manager.displayName },
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

function knownSteps(drafts: Drafts): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([step]) => Object.hasOwn(stepWords, step)))
}

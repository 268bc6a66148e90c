import { eq, sql } from 'drizzle-orm'
import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { onboardingCalls } from '../../contract.ts'
import { type Draft, isDue, type StepKey } from '../../steps.ts'
import { isOldEnough } from '../influencer-steps.ts'
import { lockOnboarding } from '../onboarding.ts'
import { onboardings } from '../tables.ts'

export const saveOnboardingDraft: Handler<typeof onboardingCalls.saveOnboardingDraft> = async (
  { step, draft, accountUid },
  { actor, tx },
) => {
  const before = await lockOnboarding(tx, actor, accountUid)
  if (!isDue(before.side, before.answers, step))
    throw new CallError('failed-precondition', 'There’s an earlier step to complete first. Reload to continue.')
  const kept = JSON.stringify({ [step]: savable(step, draft) })
  const at = now()
  await tx
    .update(onboardings)
    .set({ drafts: sql`${onboardings.drafts} || ${kept}::jsonb`, updatedAt: at })
    .where(eq(onboardings.accountUid, before.accountUid))
  return { savedAt: at.toISOString() }
}

/** Of who is under 18 nothing is kept, not even as a draft. */
function savable(step: StepKey, draft: Draft): Draft {
  if (step !== 'you') return draft
  const { dateOfBirth, ...rest } = draft
  return isOldEnough(dateOfBirth, now()) ? draft : rest
}

import { CallError } from '../../../../kit/contract/errors.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Tx } from '../../../../kit/server/database.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { lockBrief } from '../../../briefs/server/reads.ts'
import type { onboardingCalls } from '../../contract.ts'
import { stepsOf } from '../../steps.ts'
import { apply } from '../influencer-steps.ts'
import { recordForThem } from '../on-behalf.ts'
import { lockOnboarding, type Onboarding, saveOnboarding, viewOnboarding } from '../onboarding.ts'

export const finishOnboarding: Handler<typeof onboardingCalls.finishOnboarding> = async (
  { accountUid },
  { actor, tx },
) => {
  const before = await lockOnboarding(tx, actor, accountUid)
  const open = before.side ? stepsOf(before.side).find((step) => step !== 'check' && !before.answers[step]) : 'side'
  if (open) throw new CallError('failed-precondition', 'You have a step left. Reload to continue.')
  await recordForThem(tx, actor, before, 'finished')
  if (before.side === 'influencer') await apply({ tx, actor }, before)
  else await assertSubmitted(tx, before)
  return viewOnboarding(tx, await saveOnboarding(tx, before, { drafts: {}, finishedAt: now() }))
}

async function assertSubmitted(tx: Tx, { briefUid }: Onboarding): Promise<void> {
  const brief = briefUid === null ? null : await lockBrief(tx, briefUid)
  if (!brief || brief.status === 'draft')
    throw new CallError('failed-precondition', 'Send your first brief for review to finish.')
}

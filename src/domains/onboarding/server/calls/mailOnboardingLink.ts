import { eq } from 'drizzle-orm'
import { one } from '../../../../kit/contract/must.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts } from '../../../accounts/server/facts.ts'
import { isStopped, teamSender } from '../../../accounts/server/strangers.ts'
import { record } from '../../../audit/server/record.ts'
import { notifyAccounts } from '../../../notifications/server/notify.ts'
import type { onboardingCalls } from '../../contract.ts'
import { lockOnboarding, ownerOf } from '../onboarding.ts'

export const mailOnboardingLink: Handler<typeof onboardingCalls.mailOnboardingLink> = async (
  { accountUid },
  { actor, tx, config },
) => {
  await ownerOf(tx, actor, accountUid)
  await lockOnboarding(tx, actor, accountUid)
  const person = one(
    await tx
      .select({ uid: accountFacts.uid, email: accountFacts.email })
      .from(accountFacts)
      .where(eq(accountFacts.uid, accountUid)),
  )
  // Whoever stops our mails is promised that nobody is told.
  if (await isStopped(tx, person.email, teamSender)) return { sent: true }
  const today = now().toISOString().slice(0, 10)
  await notifyAccounts(tx, config, [person], `onboarding-link:${today}`, {
    kind: 'onboarding.link',
    title: 'You’re nearly done',
    lines: ['We’ve saved your answers. Only you can complete the last few steps. They take a minute.'],
    path: '/onboarding',
    action: 'Continue where you left off',
  })
  await record(tx, actor, 'staff', 'onboarding.link-sent', { subjectUid: accountUid })
  return { sent: true }
}

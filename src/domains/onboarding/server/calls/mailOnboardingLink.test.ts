import { expect, it } from 'vitest'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { world } from '../../../../world/world.ts'
import { onboardingCalls } from '../../contract.ts'

describeCall(onboardingCalls.mailOnboardingLink, async (w) => {
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'influencer' })
  return { accountUid: nina.accountUid }
})

it('mails who stopped a link to where they are, once a day', async () => {
  const w = await world()
  const nina = await newcomer(w)
  const link = { accountUid: nina.accountUid }
  expect((await refusal(w.ada.call('mailOnboardingLink', link))).code).toBe('not-found')
  await nina.call('chooseSide', { side: 'influencer' })
  await w.ada.call('mailOnboardingLink', link)
  await w.anna.call('mailOnboardingLink', link)
  const sent = await w.database.db.select({ to: mails.to, text: mails.text }).from(mails)
  expect(sent).toEqual([{ to: 'nina@example.test', text: expect.stringContaining('/onboarding') as string }])
})

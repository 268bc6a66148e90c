import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { mails } from '../../../../kit/server/mail/tables.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { importedCreator } from '../../../../world/import-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { newcomer } from '../../../../world/joiners.ts'
import { stopUrl } from '../../../../world/team-stories.ts'
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

it('writes to nobody who stopped the mails of our team', async () => {
  const w = await world()
  await w.anna.call('inviteImportedCreator', { uid: await importedCreator(w, w.anna) })
  const { rows } = await w.anna.call('listOnboardings', {})
  const token = new URL(stopUrl(w.config, 'mara@example.test', 'team')).searchParams.get('token') ?? ''
  await w.anonymous.call('stopUnknownSender', { token })
  await w.anna.call('mailOnboardingLink', { accountUid: first(rows).account.uid })
  expect(await mailsTo(w, 'mara@example.test')).toHaveLength(1)
})

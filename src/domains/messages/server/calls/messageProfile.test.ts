import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const text = 'Hi {first name}, how is {profile}? Best, {my name}'

describeCall(messageCalls.messageProfile, (w) => ({ profileUid: w.luna, text: 'How are you?' }))

it('reaches who runs the brand in their messages and by email, each in their own words', async () => {
  const w = await world()
  await w.anna.call('messageProfile', { profileUid: w.luna, text })
  const words = 'Hi Bella, how is Luna? Best, Anna'
  const { rows } = await w.bella.call('listSupportThreads', {})
  expect(rows).toMatchObject([{ lastText: words, answered: true, settled: false, from: 'Anna, your account manager' }])
  expect((await w.anna.call('listSupportThreads', {})).rows).toMatchObject([{ name: 'Bella', from: 'Anna' }])
  const { uid } = first(rows)
  expect((await w.bella.call('getSupportThread', { uid })).messages).toMatchObject([{ text: words, mine: false }])
  expect(first((await w.bella.call('listNotifications', {})).rows)).toMatchObject({ title: 'Message from Anna' })
  const mail = first(await mailsTo(w, 'bella@example.test')).text
  expect(mail).toContain(words)
  expect(mail).toContain('because emails about messages are on in your settings.')
  await w.bella.call('replyToSupportThread', { uid, key: 'reply', text: 'All good!' })
  expect(first((await w.anna.call('listSupportThreads', {})).rows)).toMatchObject({ lastText: 'All good!' })
})

it('reaches a creator, whoever looks after which brands', async () => {
  const w = await world()
  await w.amir.call('messageProfile', { profileUid: w.aliceInfluencer, text })
  expect(first((await w.alice.call('listSupportThreads', {})).rows).lastText).toBe(
    'Hi Alice, how is Alice Moreau? Best, Amir',
  )
})

it('greets nobody by half of their venue’s name', async () => {
  const w = await world()
  await setAccount(w.database.db, w.bella.accountUid, { displayName: 'Luna' })
  await w.anna.call('messageProfile', { profileUid: w.luna, text })
  expect(first((await w.bella.call('listSupportThreads', {})).rows).lastText).toBe('Hi there, how is Luna? Best, Anna')
  const { rows } = await w.anna.call('listRecordTimeline', { recordUid: w.luna })
  expect(JSON.stringify(rows)).toContain('Hi there, how is Luna?')
})

it('sends nothing with a field that nobody can fill in', async () => {
  const w = await world()
  expect(await refusal(w.anna.call('messageProfile', { profileUid: w.luna, text: 'Hi {name}' }))).toEqual({
    code: 'failed-precondition',
    message: '{name} can’t be filled in. Use {first name}, {profile}, {my name}.',
  })
  expect((await w.bella.call('listSupportThreads', {})).rows).toEqual([])
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { world } from '../../../../world/world.ts'
import { addMembership, createAccount } from '../../../accounts/server/accounts.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.mailQuickLoginLink, (w) => ({ accountUid: w.bella.accountUid }))

it('mails a link to the customer alone, and keeps who sent it', async () => {
  const w = await world()
  expect(await w.anna.call('mailQuickLoginLink', { accountUid: w.bella.accountUid })).toEqual({ sent: true })
  const { path, token } = await lastLink(w, 'bella@example.test')
  expect([path, token]).toEqual(['/app/quick-login', expect.stringMatching(/^[\w-]{43}$/)])
  const sent = (await w.eventsOf(w.bella.accountUid)).filter(({ kind }) => kind === 'account.quick-login-link-sent')
  expect(sent).toMatchObject([{ actorUid: w.anna.accountUid, before: null, after: null }])
})

it('is for influencers and for people of assigned brands, and of no other besides', async () => {
  const w = await world()
  expect(await w.anna.call('mailQuickLoginLink', { accountUid: w.alice.accountUid })).toBeTruthy()
  expect((await refusal(w.anna.call('mailQuickLoginLink', { accountUid: w.oscar.accountUid }))).code).toBe('not-found')
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'member'))
  expect((await refusal(w.anna.call('mailQuickLoginLink', { accountUid: w.bella.accountUid }))).code).toBe('not-found')
  expect(await w.ada.call('mailQuickLoginLink', { accountUid: w.bella.accountUid })).toBeTruthy()
})

it('leaves who has no profile yet to an admin', async () => {
  const w = await world()
  const accountUid = await w.tx((tx) => createAccount(tx, { email: 'new@example.test', displayName: 'New' }))
  expect((await refusal(w.anna.call('mailQuickLoginLink', { accountUid }))).code).toBe('not-found')
  expect(await w.ada.call('mailQuickLoginLink', { accountUid })).toBeTruthy()
})

it('is no way into the rights of the team, nor past a closed account', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('mailQuickLoginLink', { accountUid: w.anna.accountUid }))).toEqual({
    code: 'permission-denied',
    message: 'Quick sign-in links are for customers only.',
  })
  await w.tx((tx) => addMembership(tx, w.amir.accountUid, 'influencer', w.aliceInfluencer, 'member'))
  expect((await refusal(w.anna.call('mailQuickLoginLink', { accountUid: w.amir.accountUid }))).code).toBe(
    'permission-denied',
  )
  expect(await refusal(w.anna.call('mailQuickLoginLink', { accountUid: w.dora.accountUid }))).toEqual({
    code: 'failed-precondition',
    message: 'This account is disabled. Enable it first.',
  })
})

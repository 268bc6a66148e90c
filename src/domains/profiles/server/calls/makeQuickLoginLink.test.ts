import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { addMembership, createAccount } from '../../../accounts/server/accounts.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.makeQuickLoginLink, (w) => ({ accountUid: w.bella.accountUid }))

it('makes a link that is good for 15 minutes, and keeps who made it for whom, but not the token', async () => {
  const w = await world()
  const { url, expiresAt } = await w.anna.call('makeQuickLoginLink', { accountUid: w.bella.accountUid })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/app\/quick-login\?token=[\w-]{43}$/)
  expect(expiresAt).toBe('2026-03-02T09:15:00.000Z')
  const made = (await w.eventsOf(w.bella.accountUid)).filter(({ kind }) => kind === 'account.quick-login-link-created')
  expect(made).toMatchObject([{ actorUid: w.anna.accountUid, before: null, after: null }])
})

it('is for influencers and for people of assigned brands, and of no other besides', async () => {
  const w = await world()
  expect(await w.anna.call('makeQuickLoginLink', { accountUid: w.alice.accountUid })).toBeTruthy()
  expect((await refusal(w.anna.call('makeQuickLoginLink', { accountUid: w.oscar.accountUid }))).code).toBe('not-found')
  await w.tx((tx) => addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'member'))
  expect((await refusal(w.anna.call('makeQuickLoginLink', { accountUid: w.bella.accountUid }))).code).toBe('not-found')
  expect(await w.ada.call('makeQuickLoginLink', { accountUid: w.bella.accountUid })).toBeTruthy()
})

it('leaves who has no profile yet to an admin', async () => {
  const w = await world()
  const accountUid = await w.tx((tx) => createAccount(tx, { email: 'new@example.test', displayName: 'New' }))
  expect((await refusal(w.anna.call('makeQuickLoginLink', { accountUid }))).code).toBe('not-found')
  expect(await w.ada.call('makeQuickLoginLink', { accountUid })).toBeTruthy()
})

it('is no way into the rights of the team, nor past a closed account', async () => {
  const w = await world()
  expect(await refusal(w.ada.call('makeQuickLoginLink', { accountUid: w.anna.accountUid }))).toEqual({
    code: 'permission-denied',
    message: 'Quick-login links are for customers only.',
  })
  await w.tx((tx) => addMembership(tx, w.amir.accountUid, 'influencer', w.aliceInfluencer, 'member'))
  expect((await refusal(w.anna.call('makeQuickLoginLink', { accountUid: w.amir.accountUid }))).code).toBe(
    'permission-denied',
  )
  expect(await refusal(w.anna.call('makeQuickLoginLink', { accountUid: w.dora.accountUid }))).toEqual({
    code: 'failed-precondition',
    message: 'This account is disabled. Enable it first.',
  })
})

import { expect, it } from 'vitest'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { lastLink } from '../../../../world/mail-links.ts'
import { callsOf, world, type World } from '../../../../world/world.ts'
import { accountCalls } from '../../contract.ts'
import { createAccount } from '../accounts.ts'
import { openSession, touchSession } from '../sessions.ts'
import { signIn } from '../sign-in.ts'
import { makeSignInLink } from '../sign-in-links.ts'

const [from, to] = ['alice@example.test', 'alice@new.test']

const tokensOf = async (w: World) => [(await lastLink(w, from)).token, (await lastLink(w, to)).token] as const

describeCall(accountCalls.answerEmailChange, async (w) => {
  await w.alice.call('changeEmail', { email: to })
  return { token: (await lastLink(w, to)).token, agree: true }
})

it.each(['old first', 'new first'])('moves the account once both have agreed: %s', async (order) => {
  const w = await world()
  await w.alice.call('changeEmail', { email: to })
  const tokens = await tokensOf(w)
  const [first, second] = order === 'old first' ? tokens : [tokens[1], tokens[0]]
  expect(await w.anonymous.call('answerEmailChange', { token: first, agree: true })).toEqual({ state: 'waiting' })
  expect((await w.alice.call('getSessions', {})).email).toBe(from)
  expect(await w.anonymous.call('answerEmailChange', { token: second, agree: true })).toEqual({ state: 'changed' })
  expect(await w.alice.call('getSessions', {})).toMatchObject({ email: to, emailChange: null })
  const { rows } = await w.alice.call('listSecurityEvents', {})
  expect(rows.map(({ kind }) => kind)).toEqual(['email-changed', 'email-change-requested'])
  const mails = await w.database.pool.query(
    `select "to" from mails where subject = 'Your Plusone email address was changed' order by 1`,
  )
  expect(mails.rows.map((row) => row.to)).toEqual([from, to])
})

it('signs every browser out but the one that asked, and ends open links', async () => {
  const w = await world()
  const { db } = w.database
  const alice = w.alice.accountUid
  const [asking, other] = await w.tx(async (tx) => [
    await openSession(tx, alice, 'a'),
    await openSession(tx, alice, 'b'),
  ])
  await w.tx((tx) => makeSignInLink(tx, alice, 'sign-in'))
  const session = await touchSession(db, asking ?? '')
  const here = callsOf(w.runner, { ...w.alice.caller, sessionUid: session?.uid ?? null })
  await here.call('changeEmail', { email: to })
  for (const token of await tokensOf(w)) await w.anonymous.call('answerEmailChange', { token, agree: true })
  expect(await touchSession(db, asking ?? '')).not.toBeNull()
  expect(await touchSession(db, other ?? '')).toBeNull()
  const links = await w.database.pool.query('select 1 from sign_in_links where used_at is null')
  expect(links.rows).toEqual([])
})

it('is stopped by either address', async () => {
  const w = await world()
  for (const which of [0, 1] as const) {
    await w.alice.call('changeEmail', { email: to })
    const tokens = await tokensOf(w)
    expect(await w.anonymous.call('answerEmailChange', { token: tokens[which], agree: false })).toEqual({
      state: 'stopped',
    })
    for (const token of tokens)
      expect((await refusal(w.anonymous.call('answerEmailChange', { token, agree: true }))).code).toBe('not-found')
  }
})

it('is refused when the address was taken in the meantime', async () => {
  const w = await world()
  await w.alice.call('changeEmail', { email: to })
  const [old, fresh] = await tokensOf(w)
  await w.anonymous.call('answerEmailChange', { token: old, agree: true })
  await w.tx((tx) => createAccount(tx, { email: to, displayName: 'Somebody' }))
  expect((await refusal(w.anonymous.call('answerEmailChange', { token: fresh, agree: true }))).code).toBe('aborted')
  expect((await w.alice.call('getSessions', {})).email).toBe(from)
})

it('moves it once when both agree at the same moment', async () => {
  const w = await world()
  await w.alice.call('changeEmail', { email: to })
  const answers = await Promise.allSettled(
    (await tokensOf(w)).map((token) => w.anonymous.call('answerEmailChange', { token, agree: true })),
  )
  expect(codes(answers)).toEqual(['ok', 'ok'])
  expect((await w.alice.call('getSessions', {})).email).toBe(to)
})

it('ends with a new password', async () => {
  const w = await world()
  await w.alice.call('changeEmail', { email: to })
  const tokens = await tokensOf(w)
  const token = await w.tx((tx) => makeSignInLink(tx, w.alice.accountUid, 'password-reset'))
  const password = { email: from, token, password: 'seven quiet herons' }
  await signIn(w.database, w.config).setPassword(password, { address: '127.0.0.1', device: '' })
  for (const one of tokens)
    expect((await refusal(w.anonymous.call('getEmailChange', { token: one }))).code).toBe('not-found')
})

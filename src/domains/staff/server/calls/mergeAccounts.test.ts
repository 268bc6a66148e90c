import { expect, it } from 'vitest'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const reason = 'Wrote to us from both addresses'
const olivias = (w: World) => ({ uid: w.alice.accountUid, email: 'olivia@example.test', reason })

describeCall(staffCalls.mergeAccounts, olivias)

it('gives what one may act for to the other, and closes it', async () => {
  const w = await world()
  const fileUid = await bringPhoto(w, w.ben)
  const account = await w.ada.call('mergeAccounts', { ...olivias(w), email: 'ben@example.test' })
  expect(account.linked.map(({ uid, role }) => [uid, role])).toEqual(
    expect.arrayContaining([
      [w.aliceInfluencer, 'owner'],
      [w.luna, 'member'],
    ]),
  )
  expect((await refusal(w.ben.call('getUser', {}))).code).toBe('unauthenticated')
  const owners = await w.database.pool.query('select account_uid from file_owners where file_uid = $1', [fileUid])
  expect(owners.rows.map((row) => row.account_uid)).toContain(w.alice.accountUid)
  expect((await w.eventsOf(w.alice.accountUid))[0]).toMatchObject({ kind: 'account.merged', why: reason })
})

it('keeps the stronger of two roles at one profile', async () => {
  const w = await world()
  await w.ada.call('mergeAccounts', { uid: w.ben.accountUid, email: 'bella@example.test', reason })
  expect((await w.ben.call('getUser', {})).linked_brand_uid).toBe(w.luna)
})

it('is refused for an unknown address, the same account, our own people, and what is disabled or to be deleted', async () => {
  const w = await world()
  const to = (email: string) => refusal(w.ada.call('mergeAccounts', { ...olivias(w), email }))
  expect((await to('nobody@example.test')).code).toBe('not-found')
  expect((await to('alice@example.test')).code).toBe('failed-precondition')
  expect((await to('anna@example.test')).code).toBe('failed-precondition')
  expect((await to('dora@example.test')).message).toContain('One of the two accounts is disabled')
  await w.olivia.call('requestDeletion', {})
  expect((await to('olivia@example.test')).code).toBe('failed-precondition')
})

it('mails both addresses which account stays', async () => {
  const w = await world()
  await w.ada.call('mergeAccounts', olivias(w))
  for (const email of ['alice@example.test', 'olivia@example.test']) {
    const mails = await mailsTo(w, email)
    expect(mails).toMatchObject([{ subject: 'Your Plusone accounts were merged' }])
    expect(mails[0]?.text).toContain('From now on, sign in with alice@example.test.')
    expect(mails[0]?.text).toContain('reply to this email right away')
  }
})

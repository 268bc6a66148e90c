import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.mailAccountLink, (w) => ({ ...alice(w), purpose: 'sign-in' }))

it('mails them a link of their own', async () => {
  const w = await world()
  const seen = await w.ada.call('mailAccountLink', { ...alice(w), purpose: 'password-reset' })
  expect(seen.links).toMatchObject([{ purpose: 'password-reset', usedAt: null }])
  expect(seen.mails).toMatchObject([{ subject: expect.stringContaining('password') as string, sentAt: null }])
})

it('mails none to a closed account, nor a sign-in link to an admin', async () => {
  const w = await world()
  const closed = { uid: w.dora.accountUid, purpose: 'sign-in' as const }
  expect((await refusal(w.ada.call('mailAccountLink', closed))).code).toBe('failed-precondition')
  const admin = { uid: w.ada.accountUid, purpose: 'sign-in' as const }
  expect((await refusal(w.ada.call('mailAccountLink', admin))).message).toBe('Admin accounts must use password login')
})

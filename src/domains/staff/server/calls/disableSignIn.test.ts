import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.disableSignIn, (w) => ({ ...alice(w), reason: 'asked for it' }))

it('closes an account at the next call, with the reason in the log', async () => {
  const w = await world()
  const closed = await w.ada.call('disableSignIn', { ...alice(w), reason: 'asked for it' })
  expect(closed).toMatchObject({ disabled: true, disabledReason: 'asked for it' })
  expect((await refusal(w.alice.call('getUser', {}))).code).toBe('unauthenticated')
  const [event] = await w.eventsOf(w.alice.accountUid)
  expect(event).toMatchObject({
    kind: 'account.disabled',
    side: 'staff',
    why: 'asked for it',
    after: { disabled: true },
  })
  const again = await refusal(w.ada.call('disableSignIn', { ...alice(w), reason: 'again' }))
  expect(again.code).toBe('failed-precondition')
})

it('is no way to lock out an admin, oneself included', async () => {
  const w = await world()
  const self = { uid: w.ada.accountUid, reason: 'by mistake' }
  expect((await refusal(w.ada.call('disableSignIn', self))).code).toBe('failed-precondition')
})

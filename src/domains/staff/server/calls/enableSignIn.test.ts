import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid })

describeCall(staffCalls.enableSignIn, alice)

it('opens a closed account again', async () => {
  const w = await world()
  await w.ada.call('disableSignIn', { ...alice(w), reason: 'asked for it' })
  expect(await w.ada.call('enableSignIn', alice(w))).toMatchObject({ disabled: false, disabledReason: null })
  expect((await w.alice.call('getUser', {})).uid).toBe(w.alice.accountUid)
})

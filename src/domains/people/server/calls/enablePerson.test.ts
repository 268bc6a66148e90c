import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { peopleCalls } from '../../contract.ts'

const alice = (w: World) => ({ uid: w.alice.accountUid! })

describeCall(peopleCalls.enablePerson, alice)

it('opens a closed account again', async () => {
  const w = await world()
  await w.ada.call('disablePerson', { ...alice(w), reason: 'asked for it' })
  expect(await w.ada.call('enablePerson', alice(w))).toMatchObject({ disabled: false, disabledReason: null })
  expect((await w.alice.call('getUser', {})).uid).toBe(w.alice.accountUid)
})

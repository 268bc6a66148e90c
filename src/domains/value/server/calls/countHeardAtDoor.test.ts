import { expect, it } from 'vitest'
import { doorToken } from '../../../../world/stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.countHeardAtDoor, async (w) => ({ token: await doorToken(w), answer: 'creator' }))

it('counts every tap', async () => {
  const w = await world()
  const token = await doorToken(w)
  await Promise.all(Array.from({ length: 5 }, () => w.anonymous.call('countHeardAtDoor', { token, answer: 'creator' })))
  const { heard } = await w.anonymous.call('getDoorSignals', { token })
  expect(heard[0]).toEqual({ answer: 'creator', today: 5 })
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { messageCalls } from '../../contract.ts'

const asked = async (w: World) => ({
  uid: must((await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })).uid),
})

describeCall(messageCalls.settleSupportThread, asked)

it('takes a thread out of what waits, once', async () => {
  const w = await world()
  const { uid } = await asked(w)
  for (let done = 0; done < 2; done += 1) await w.anna.call('settleSupportThread', { uid })
  expect((await w.anna.call('listSupportThreads', {})).rows).toEqual([])
  expect((await w.anna.call('getSupportThread', { uid })).can.settle).toBe(false)
})

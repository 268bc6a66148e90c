import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { addedTransport } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.removeTransport, async (w) => ({ uid: (await addedTransport(w)).uid }))

it('tells the creator', async () => {
  const w = await world()
  const { uid, collabUid } = await addedTransport(w)
  await w.bella.call('removeTransport', { uid })
  expect((await w.alice.call('getLogistics', { collabUid })).transports).toEqual([])
  const { rows } = await w.alice.call('listNotifications', {})
  expect(rows[0]).toMatchObject({
    title: 'The venue cancelled your transport',
    body: 'Train from Bristol Temple Meads.',
  })
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addressedShipment, sentShipment, shipmentOf } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.confirmShipment, async (w) => ({ uid: (await sentShipment(w)).uid }))

it('ends the shipment, once', async () => {
  const w = await world()
  const { uid, collabUid } = await sentShipment(w)
  await w.alice.call('confirmShipment', { uid })
  await w.alice.call('confirmShipment', { uid })
  expect(await shipmentOf(w, 'bella', collabUid)).toMatchObject({
    state: 'arrived',
    arrivedAt: '2026-03-02T09:00:00.000Z',
  })
  const { rows } = await w.bella.call('listNotifications', {})
  expect(rows.filter(({ title }) => title === 'Alice Moreau has your shipment')).toHaveLength(1)
})

it('is not said before it was sent', async () => {
  const w = await world()
  const { uid } = await addressedShipment(w)
  expect((await refusal(w.alice.call('confirmShipment', { uid }))).message).toBe('The venue hasn’t sent this yet.')
})

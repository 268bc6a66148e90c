import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedShipment, addressedShipment, aliceAddress } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.openShipmentAddress, async (w) => ({ uid: (await addressedShipment(w)).uid }))

it('shows the venue the address, and the creator that it was opened', async () => {
  const w = await world()
  const { uid, collabUid } = await addressedShipment(w)
  const seen = async () =>
    (await w.alice.call('getCollabTimeline', { uid: collabUid })).events.filter(
      ({ kind }) => kind === 'collab.shipment-address-opened',
    ).length
  expect(await w.alice.call('openShipmentAddress', { uid })).toEqual({ address: aliceAddress })
  expect(await seen()).toBe(0)
  expect(await w.ben.call('openShipmentAddress', { uid })).toEqual({ address: aliceAddress })
  expect(await seen()).toBe(1)
})

it('says that none was given yet', async () => {
  const w = await world()
  const { uid } = await addedShipment(w)
  expect((await refusal(w.bella.call('openShipmentAddress', { uid }))).message).toContain('hasn’t given an address')
})

import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { refusal } from '../../../../world/describe-call.ts'
import { addressedShipment, sentShipment, shipmentOf } from '../../../../world/logistics-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { forgetShipmentAddresses } from './forget-shipment-addresses.ts'

async function hasAddress(w: World, collabUid: string, at: string): Promise<boolean> {
  setClock(new Date(at))
  await runJob(w, forgetShipmentAddresses)
  return (await shipmentOf(w, 'alice', collabUid)).hasAddress
}

it('deletes an address 30 days after the delivery', async () => {
  const w = await world()
  const { uid, collabUid } = await sentShipment(w)
  setClock(new Date('2026-03-05T09:00:00Z'))
  await w.alice.call('confirmShipment', { uid })
  expect(await hasAddress(w, collabUid, '2026-04-04T08:59:00Z')).toBe(true)
  expect(await hasAddress(w, collabUid, '2026-04-04T09:01:00Z')).toBe(false)
  expect((await refusal(w.bella.call('openShipmentAddress', { uid }))).message).toContain('We’ve deleted this address')
})

it('counts what nobody confirms as delivered two weeks after it was sent', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  expect(await hasAddress(w, collabUid, '2026-04-15T08:59:00Z')).toBe(true)
  expect(await hasAddress(w, collabUid, '2026-04-15T09:01:00Z')).toBe(false)
})

it('deletes at once what a cancelled visit never needs, with the access needs', async () => {
  const w = await world()
  const { collabUid } = await addressedShipment(w)
  await w.alice.call('saveAccessNeeds', { collabUid, accessNeeds: 'Step-free access' })
  const { version } = await w.alice.call('getCollab', { uid: collabUid })
  await w.alice.call('cancelCollab', { uid: collabUid, version, reason: 'I’m ill' })
  expect(await hasAddress(w, collabUid, '2026-03-02T10:20:00Z')).toBe(false)
  expect((await w.alice.call('getLogistics', { collabUid })).extras.accessNeeds).toBe('')
})

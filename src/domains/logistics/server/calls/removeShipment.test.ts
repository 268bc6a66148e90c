import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addressedShipment, sentShipment } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.removeShipment, async (w) => ({ uid: (await addressedShipment(w)).uid }))

it('takes its address and its steps along, and tells the creator', async () => {
  const w = await world()
  const { uid, collabUid } = await addressedShipment(w)
  await w.bella.call('removeShipment', { uid })
  expect(await w.alice.call('getLogistics', { collabUid })).toMatchObject({ shipments: [], checklist: [] })
  const { rows } = await w.database.pool.query('select 1 from shipments')
  expect(rows).toEqual([])
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'The venue cancelled a shipment',
  })
})

it('keeps what is on its way', async () => {
  const w = await world()
  const { uid } = await sentShipment(w)
  expect((await refusal(w.bella.call('removeShipment', { uid }))).message).toContain('on its way')
})

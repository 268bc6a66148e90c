import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedShipment, addressedShipment, sentShipment } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const fields = { contents: 'Tasting box and a menu', sendBy: '2026-03-08' }

describeCall(logisticsCalls.changeShipment, async (w) => ({ uid: (await addedShipment(w)).uid, fields }))

it('changes what is sent and by when, with its steps, and keeps the address', async () => {
  const w = await world()
  const { uid, collabUid } = await addressedShipment(w)
  await w.bella.call('changeShipment', { uid, fields })
  const { shipments, checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(shipments).toMatchObject([{ ...fields, hasAddress: true, state: 'to-send' }])
  expect(checklist).toContainEqual(
    expect.objectContaining({
      step: 'send',
      title: 'Send “Tasting box and a menu”',
      dueOn: '2026-03-08',
      dueTime: '18:00',
    }),
  )
  expect((await w.alice.call('listNotifications', {})).rows[0]).toMatchObject({
    title: 'Luna changed your shipment',
    body: expect.stringContaining('It’s now “Tasting box and a menu”. The venue will send it by Sunday 8 March.'),
  })
})

it('asks for the address no later than the morning on which it is now to be sent', async () => {
  const w = await world()
  const { uid, collabUid } = await addedShipment(w)
  await w.bella.call('changeShipment', { uid, fields: { ...fields, sendBy: '2026-03-03' } })
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(checklist.find(({ step }) => step === 'address')).toMatchObject({
    title: 'Give your address for “Tasting box and a menu”',
    dueOn: '2026-03-03',
    dueTime: '09:00',
  })
})

it('refuses a day that leaves no time, and what is on its way', async () => {
  const w = await world()
  const { uid } = await addedShipment(w)
  expect(
    await refusal(w.bella.call('changeShipment', { uid, fields: { ...fields, sendBy: '2026-03-02' } })),
  ).toMatchObject({
    code: 'failed-precondition',
    message: 'Choose tomorrow or later. The creator has to give their address first.',
  })
  const sent = await sentShipment(w)
  expect(await refusal(w.bella.call('changeShipment', { uid: sent.uid, fields }))).toMatchObject({
    message: 'This is on its way, so only its tracking can be changed.',
  })
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedShipment, addressedShipment, sentShipment, shipmentOf } from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const fields = { carrier: 'DHL', trackingUrl: 'https://www.dhl.com/track/1' }
describeCall(logisticsCalls.markShipmentSent, async (w) => ({ uid: (await addressedShipment(w)).uid, fields }))

it('tells the creator, and asks them to say when it arrives', async () => {
  const w = await world()
  const { collabUid } = await sentShipment(w)
  expect(await shipmentOf(w, 'alice', collabUid)).toMatchObject({ state: 'sent', carrier: 'Royal Mail' })
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(checklist.map(({ step, doneAt }) => [step, doneAt !== null])).toEqual([
    ['address', true],
    ['send', true],
    ['arrive', false],
  ])
  expect((await mailsTo(w, 'alice@example.test')).map(({ subject }) => subject)).toContain(
    'A shipment is on its way to you',
  )
})

it('corrects the tracking without a second step', async () => {
  const w = await world()
  const { uid, collabUid } = await sentShipment(w)
  await w.bella.call('markShipmentSent', { uid, fields })
  expect(await shipmentOf(w, 'alice', collabUid)).toMatchObject({ carrier: 'DHL', trackingUrl: fields.trackingUrl })
  expect((await w.alice.call('getLogistics', { collabUid })).checklist).toHaveLength(3)
})

it('needs an address, and a link that is safe to open', async () => {
  const w = await world()
  const { uid } = await addedShipment(w)
  expect((await refusal(w.bella.call('markShipmentSent', { uid, fields }))).code).toBe('failed-precondition')
  for (const trackingUrl of ['http://dhl.com', 'javascript:alert(1)', 'https://me:secret@dhl.com', 'dhl.com'])
    expect(await refusal(w.bella.call('markShipmentSent', { uid, fields: { ...fields, trackingUrl } }))).toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining('https://'),
    })
})

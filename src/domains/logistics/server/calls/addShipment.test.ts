import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedShipment, premiumCollab } from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

const fields = { contents: 'Tasting box', sendBy: '2026-03-06' }
describeCall(logisticsCalls.addShipment, async (w) => ({ collabUid: await premiumCollab(w), fields }))

it('asks the creator for an address, and puts both steps on the checklist', async () => {
  const w = await world()
  const { collabUid } = await addedShipment(w)
  const { checklist, shipments } = await w.alice.call('getLogistics', { collabUid })
  expect(shipments).toMatchObject([{ state: 'needs-address', can: { giveAddress: true, openAddress: false } }])
  expect(checklist).toMatchObject([
    { owner: 'influencer', step: 'address', dueAt: '2026-03-04T09:00:00.000Z', can: { tick: false } },
    { owner: 'brand', step: 'send', dueAt: '2026-03-06T18:00:00.000Z' },
  ])
  const mails = await mailsTo(w, 'alice@example.test')
  expect(mails.map(({ subject }) => subject)).toContain('Luna is sending you something')
  expect((await w.alice.call('listToDo', { influencerUid: w.aliceInfluencer })).items).toMatchObject([
    { kind: 'checklist', what: 'Give your address for “Tasting box”' },
  ])
})

it('asks by the morning it is to be sent, where that is sooner', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  await w.bella.call('addShipment', { collabUid, fields: { ...fields, sendBy: '2026-03-03' } })
  const { checklist } = await w.alice.call('getLogistics', { collabUid })
  expect(checklist).toMatchObject([{ dueAt: '2026-03-03T09:00:00.000Z' }, { dueAt: '2026-03-03T18:00:00.000Z' }])
})

it('leaves a day to answer', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const today = w.bella.call('addShipment', { collabUid, fields: { ...fields, sendBy: '2026-03-02' } })
  expect((await refusal(today)).message).toContain('Choose tomorrow or later')
})

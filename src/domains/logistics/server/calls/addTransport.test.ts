import { expect, it } from 'vitest'
import { bringPhoto } from '../../../../world/content-stories.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { premiumCollab, trainFields } from '../../../../world/logistics-stories.ts'
import { mailsTo } from '../../../../world/meeting-stories.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.addTransport, async (w) => ({ collabUid: await premiumCollab(w), fields: trainFields }))

it('tells the creator, on the venue’s clock, with the ticket', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const ticketUid = await bringPhoto(w, w.bella, 7)
  await w.bella.call('addTransport', { collabUid, fields: { ...trainFields, ticketUid } })
  const { transports } = await w.alice.call('getLogistics', { collabUid })
  expect(transports).toMatchObject([
    { leavesAt: '2026-03-10T10:30:00.000Z', fields: { leavesTime: '10:30' }, ticket: { uid: ticketUid } },
  ])
  const mails = await mailsTo(w, 'alice@example.test')
  expect(mails.map(({ subject }) => subject)).toContain('Luna added your transport')
  expect(mails.at(-1)?.text).toContain('Train from Bristol Temple Meads, Tue 10 Mar, 10:30.')
})

it('takes no time without a day, and no ticket of somebody else', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const add = (change: object) =>
    refusal(w.bella.call('addTransport', { collabUid, fields: { ...trainFields, ...change } }))
  expect((await add({ leavesOn: null })).message).toBe('Add the day, or leave the time blank.')
  expect((await add({ ticketUid: await bringPhoto(w, w.oscar, 8) })).code).toBe('not-found')
})

it('takes a day near the visit, and names the field of another', async () => {
  const w = await world()
  const collabUid = await premiumCollab(w)
  const add = (leavesOn: string) => w.bella.call('addTransport', { collabUid, fields: { ...trainFields, leavesOn } })
  const past = 'Choose today or a later day.'
  await expect(add('2025-01-01')).rejects.toMatchObject({
    message: past,
    details: { fields: [{ field: 'fields.leavesOn', message: past }] },
  })
  const far = 'Choose a day near the visit on Tue 10 Mar: from two weeks before to two days after it.'
  expect((await refusal(add('2026-03-13'))).message).toBe(far)
  await add('2026-03-12')
  setClock(new Date('2026-03-13T12:00:00Z'))
  expect((await refusal(add('2026-03-13'))).message).toBe('The visit is over. Leave the day blank.')
})

it('waits for the agreement', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const { uid: collabUid } = await requestedCollab(w)
  expect(await refusal(w.bella.call('addTransport', { collabUid, fields: trainFields }))).toEqual({
    code: 'failed-precondition',
    message: 'You can plan this once the collab is approved.',
  })
})

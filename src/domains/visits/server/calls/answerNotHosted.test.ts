import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { scheduledCollab, unhostedCollab } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

const text = 'We were open; nobody asked for us.'

describeCall(visitCalls.answerNotHosted, async (w) => ({ uid: (await unhostedCollab(w)).uid, text }))

it('is shown to the influencer and told to the account manager', async () => {
  const w = await world()
  const { uid } = await unhostedCollab(w)
  await w.ben.call('answerNotHosted', { uid, text })
  expect((await w.alice.call('getCollab', { uid })).venueAnswer).toMatchObject({ text, at: '2026-03-10T16:00:00.000Z' })
  expect((await w.alice.call('listNotifications', {})).rows[0]?.title).toBe('Luna replied')
  expect((await w.anna.call('listNotifications', {})).rows[0]?.body).toBe(text)
})

it('is possible once, and only where a visit was not hosted', async () => {
  const w = await world()
  const { uid } = await unhostedCollab(w)
  await w.ben.call('answerNotHosted', { uid, text })
  expect(await refusal(w.bella.call('answerNotHosted', { uid, text }))).toEqual({
    code: 'failed-precondition',
    message: 'The venue has already replied. You can only do this once.',
  })
  const other = await world()
  const booked = await scheduledCollab(other)
  expect((await refusal(other.bella.call('answerNotHosted', { uid: booked.uid, text }))).message).toBe(
    'This collab is scheduled, so there’s nothing to reply to.',
  )
})

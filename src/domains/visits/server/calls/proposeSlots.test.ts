import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, fullSlot, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { visitCalls } from '../../contract.ts'

const times = ['2026-03-12T15:00:00.000Z', '2026-03-11T15:00:00.000Z']

describeCall(visitCalls.proposeSlots, async (w) => {
  const { uid, version } = await scheduledCollab(w)
  return { uid, version, startsAt: times, reason: 'A private party.' }
})

it('offers other times to the influencer, in order, without moving anything', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const proposed = await w.bella.call('proposeSlots', { uid, version, startsAt: times, reason: 'A private party.' })
  expect(proposed.visit).toMatchObject({ startsAt: storySlot.toISOString(), proposed: times.toSorted() })
  const [notification] = (await w.alice.call('listNotifications', {})).rows
  expect(notification).toMatchObject({ title: 'The venue suggested another time' })
  expect(notification?.body).toContain('Wednesday 11 March at 15:00 (London time), or Thursday 12 March')
})

it.each([
  [
    '2026-03-10T15:10:00.000Z',
    'Tuesday 10 March at 15:10 (London time): That time isn’t available at this venue. Choose another.',
  ],
  [storySlot.toISOString(), 'Tuesday 10 March at 15:00 (London time): That time is fully booked. Choose another.'],
])('refuses %s: %s', async (at, message) => {
  const w = await world()
  const { olivias } = await fullSlot(w)
  const { uid, version } = olivias
  const booked = await w.olivia.call('scheduleVisit', { uid, version, startsAt: first(times), guests: 0 })
  const propose = w.bella.call('proposeSlots', { uid, version: booked.version, startsAt: [at], reason: 'A party.' })
  expect(await refusal(propose)).toEqual({ code: 'failed-precondition', message })
})

it('needs a visit to move', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const propose = w.bella.call('proposeSlots', { uid, version, startsAt: times, reason: 'A party.' })
  expect((await refusal(propose)).message).toBe('This collab is approved but not scheduled yet, so it can’t be moved.')
})

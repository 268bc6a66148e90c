import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { approvedCollab, doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { visitCalls } from '../../contract.ts'
import { doorCode } from '../door-code.ts'

const codeOf = (w: World, day = '2026-03-10') => doorCode(w.config, w.luna, day)

describeCall(visitCalls.checkInVisit, async (w) => {
  const { uid } = await scheduledCollab(w)
  setClock(storySlot)
  return { uid, code: codeOf(w) }
})

it('lets the guest in with the code at the door, and counts the visit once', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(plus(storySlot, -5 * minuteMs))
  const { code } = await w.anonymous.call('getDoorPage', { token })
  const visited = await w.alice.call('checkInVisit', { uid, code: code.toLowerCase() })
  expect(visited).toMatchObject({ stage: 4, visit: { checkedInAt: '2026-03-10T14:55:00.000Z', confirmed: true } })
  expect(visited.can).toMatchObject({ cancel: false, reschedule: false, checkIn: false })
  await w.alice.call('checkInVisit', { uid, code })
  expect((await getInfluencer(w.database.db, w.aliceInfluencer)).visitsCompleted).toBe(1)
  expect((await w.bella.call('listNotifications', {})).rows[0]?.title).toBe('Alice Moreau has arrived')
})

it('is taken when it arrives days later from a phone without signal, at the moment it was made', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(plus(storySlot, 2 * dayMs))
  const late = await w.alice.call('checkInVisit', {
    uid,
    code: codeOf(w),
    at: plus(storySlot, 4 * minuteMs).toISOString(),
  })
  expect(late.visit?.checkedInAt).toBe('2026-03-10T15:04:00.000Z')
})

it('counts a clock that is ahead as now', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(storySlot)
  const visited = await w.alice.call('checkInVisit', {
    uid,
    code: codeOf(w),
    at: plus(storySlot, hourMs).toISOString(),
  })
  expect(visited.visit?.checkedInAt).toBe(storySlot.toISOString())
})

it.each([
  [-61, 'Check-in opens 60 minutes before the visit.'],
  [241, 'Check-in closed 4 hours after the visit started. If it took place, contact support.'],
])('is refused %d minutes from the slot: %s', async (minutes, message) => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(plus(storySlot, minutes * minuteMs))
  expect(await refusal(w.alice.call('checkInVisit', { uid, code: codeOf(w) }))).toEqual({
    code: 'failed-precondition',
    message,
  })
})

it('is refused with another day’s code', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  setClock(storySlot)
  expect((await refusal(w.alice.call('checkInVisit', { uid, code: codeOf(w, '2026-03-09') }))).message).toBe(
    'That’s not today’s code for this venue. Check the code at the door.',
  )
})

it('knows that a guest of 23:30 who comes after midnight sees the next day’s code', async () => {
  const w = await world()
  const windows = [{ weekday: 2, from: '23:30', to: '01:30' }]
  const availability = { windows, slotMinutes: 60, capacity: 1, leadHours: 0, blackout: [] }
  const { uid, version } = await approvedCollab(w, { availability })
  const startsAt = '2026-03-10T23:30:00.000Z'
  await w.alice.call('scheduleVisit', { uid, version, startsAt, guests: 0 })
  const token = await doorToken(w)
  setClock(new Date('2026-03-11T00:10:00Z'))
  const door = await w.anonymous.call('getDoorPage', { token })
  expect(door.visits).toHaveLength(1)
  expect((await w.alice.call('checkInVisit', { uid, code: door.code })).visit?.checkedInAt).not.toBeNull()
})

it('is refused once the guest was marked as not come', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  setClock(plus(storySlot, hourMs))
  await w.bella.call('markNoShow', { uid, version })
  expect((await refusal(w.alice.call('checkInVisit', { uid, code: codeOf(w) }))).message).toBe(
    'This collab was marked as a no-show, so it can’t be checked in.',
  )
})

import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const booked = async (w: World) => {
  await openHours(w.anna)
  return { token: (await bookedMeeting(w)).token }
}

describeCall(meetingCalls.getMeeting, booked)

it('opens by its link until a month after the call; nothing can be changed once it has begun', async () => {
  const w = await world()
  const link = await booked(w)
  expect(await w.anonymous.call('getMeeting', link)).toMatchObject({ isOver: false, can: { move: true, cancel: true } })
  setClock(new Date('2026-03-03T10:00:00Z'))
  expect((await w.anonymous.call('getMeeting', link)).can).toEqual({ move: false, cancel: false })
  const moving = w.anonymous.call('rescheduleMeeting', { ...link, startsAt: '2026-03-10T10:00:00.000Z' })
  expect((await refusal(moving)).code).toBe('failed-precondition')
  expect((await refusal(w.anonymous.call('cancelMeeting', link))).code).toBe('failed-precondition')
  setClock(new Date('2026-04-03T10:00:00Z'))
  expect((await refusal(w.anonymous.call('getMeeting', link))).code).toBe('not-found')
  expect((await refusal(w.anonymous.call('cancelMeeting', link))).code).toBe('not-found')
  expect((await refusal(w.anonymous.call('getMeeting', { token: 'x'.repeat(43) }))).code).toBe('not-found')
})

it('is now from its start to its end, and over once somebody said how it went', async () => {
  const w = await world()
  const link = await booked(w)
  const isOver = async (time: string) => {
    setClock(new Date(`2026-03-03T${time}Z`))
    return (await w.anonymous.call('getMeeting', link)).isOver
  }
  expect([await isOver('10:00:00'), await isOver('10:29:59'), await isOver('10:30:00')]).toEqual([false, false, true])
  setClock(new Date('2026-03-03T10:10:00Z'))
  const meeting = first((await w.anna.call('listMeetings', {})).rows)
  await w.anna.call('saveMeetingOutcome', { uid: meeting.uid, outcome: 'invitee-no-show' })
  expect(await isOver('10:10:00')).toBe(true)
})

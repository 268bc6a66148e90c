import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { type Input, world, type World } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const uidOf = async (w: World) => first((await w.ada.call('listMeetings', { sort: '-starts' })).rows).uid

describeCall(meetingCalls.saveMeetingOutcome, async (w) => {
  await openHours(w.anna)
  await bookedMeeting(w)
  return { uid: await uidOf(w), outcome: 'held' }
})

it('records either side’s no-show once it has begun, may be put right, and never counts a cancelled call', async () => {
  const w = await world()
  await openHours(w.anna)
  const kept = await bookedMeeting(w)
  const uid = await uidOf(w)
  const say = (outcome: Input<'saveMeetingOutcome'>['outcome']) => w.anna.call('saveMeetingOutcome', { uid, outcome })
  expect((await refusal(say('held'))).message).toBe('This call hasn’t started yet. Record its outcome afterwards.')
  setClock(new Date('2026-03-03T10:05:00Z'))
  expect((await say('invitee-no-show')).state).toBe('invitee-no-show')
  expect((await say('staff-no-show')).state).toBe('staff-no-show')
  expect((await w.anonymous.call('getMeeting', kept)).state).toBe('staff-no-show')
  const { token } = await bookedMeeting(w, { startsAt: '2026-03-10T10:00:00.000Z' })
  const other = await uidOf(w)
  await w.anonymous.call('cancelMeeting', { token })
  setClock(new Date('2026-03-10T10:05:00Z'))
  const late = w.anna.call('saveMeetingOutcome', { uid: other, outcome: 'invitee-no-show' })
  expect((await refusal(late)).code).toBe('failed-precondition')
})

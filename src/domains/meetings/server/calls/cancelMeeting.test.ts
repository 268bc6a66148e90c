import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { bookedMeeting, inviteeForm, mailsTo, openHours } from '../../../../world/meeting-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const booked = async (w: World) => {
  await openHours(w.anna)
  return { token: (await bookedMeeting(w)).token }
}

describeCall(meetingCalls.cancelMeeting, booked)

it('frees the time, tells both once, and says so when it is done again', async () => {
  const w = await world()
  const link = await booked(w)
  expect(await w.anonymous.call('cancelMeeting', link)).toMatchObject({ state: 'cancelled', can: { move: false } })
  expect(must((await mailsTo(w, inviteeForm.email)).at(-1)).subject).toMatch(/^Cancelled: your call with Anna/)
  expect(first((await w.anna.call('listNotifications', {})).rows).kind).toBe('meeting.cancelled')
  expect((await refusal(w.anonymous.call('cancelMeeting', link))).message).toBe('This call has already been cancelled.')
  // The same time can be booked again, by anybody.
  expect((await bookedMeeting(w)).meeting.state).toBe('booked')
})

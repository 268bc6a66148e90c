import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { inviteeForm } from '../../../../world/meeting-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const requested = async (w: World) => {
  await w.anonymous.call('requestMeeting', inviteeForm)
  return { uid: first((await w.ada.call('listMeetingRequests', {})).rows).uid }
}

describeCall(meetingCalls.answerMeetingRequest, requested)

it('takes a wish off the list once, under the name of who answered', async () => {
  const w = await world()
  const request = await requested(w)
  expect(await w.anna.call('answerMeetingRequest', request)).toEqual({ answered: true })
  expect(await w.amir.call('answerMeetingRequest', request)).toEqual({ answered: false })
  expect((await w.ada.call('listMeetingRequests', {})).rows).toEqual([])
  expect((await w.eventsOf(request.uid))[0]).toMatchObject({
    kind: 'meeting.request-answered',
    actorUid: w.anna.accountUid,
  })
})

import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { codes, describeCall } from '../../../../world/describe-call.ts'
import { inviteeForm, mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const request = { ...inviteeForm, note: 'Any evening' }

describeCall(meetingCalls.requestMeeting, () => request)

it('promises an answer and tells the admins', async () => {
  const w = await world()
  expect(await w.anonymous.call('requestMeeting', request)).toEqual({ answeredWithin: 'within one working day' })
  expect(first(await mailsTo(w, inviteeForm.email)).text).toContain('within one working day')
  expect(first((await w.ada.call('listNotifications', {})).rows).body).toContain('“Any evening”')
})

it('keeps one wish for each address until it is answered, two at once included', async () => {
  const w = await world()
  const results = await Promise.allSettled([1, 2].map(() => w.anonymous.call('requestMeeting', request)))
  expect(codes(results).toSorted()).toEqual(['failed-precondition', 'ok'])
  expect(await mailsTo(w, inviteeForm.email)).toHaveLength(1)
  const open = first((await w.ada.call('listMeetingRequests', {})).rows)
  await w.ada.call('answerMeetingRequest', { uid: open.uid })
  await w.anonymous.call('requestMeeting', request)
  expect(await mailsTo(w, inviteeForm.email)).toHaveLength(2)
})

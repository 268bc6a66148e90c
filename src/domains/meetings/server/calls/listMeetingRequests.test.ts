import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { inviteeForm } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

describeCall(meetingCalls.listMeetingRequests, () => ({}))

it('pages through open wishes, the oldest first', async () => {
  const w = await world()
  for (const venue of ['One', 'Two', 'Three'])
    await w.anonymous.call('requestMeeting', { ...inviteeForm, venue, email: `${venue}@example.test` })
  const first = await w.anna.call('listMeetingRequests', { limit: 2 })
  expect(first.rows.map(({ venue }) => venue)).toEqual(['One', 'Two'])
  const second = await w.anna.call('listMeetingRequests', { limit: 2, cursor: must(first.nextCursor) })
  expect([second.rows.map(({ venue }) => venue), second.nextCursor]).toEqual([['Three'], null])
})

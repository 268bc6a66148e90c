import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { guestForm, mailsTo } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

const wish = { ...guestForm, note: 'Any evening' }

describeCall(meetingCalls.leaveCallWish, () => wish)

it('promises an answer and tells the admins', async () => {
  const w = await world()
  expect(await w.guest.call('leaveCallWish', wish)).toEqual({ answeredWithin: 'within one working day' })
  expect((await mailsTo(w, guestForm.email))[0]!.text).toContain('within one working day')
  expect((await w.ada.call('listNotices', {})).rows[0]!.body).toContain('“Any evening”')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { openHours } from '../../../../world/meeting-stories.ts'
import { world } from '../../../../world/world.ts'
import { meetingCalls } from '../../contract.ts'

describeCall(meetingCalls.getStaffCard, () => ({ slug: 'anna' }))

it('shows a name, a role and cities; nobody who has left', async () => {
  const w = await world()
  const card = () => w.anonymous.call('getStaffCard', { slug: 'anna' })
  expect(await card()).toEqual({
    name: 'Anna',
    slug: 'anna',
    photo: null,
    role: 'account_manager',
    cities: ['london'],
    takesMeetings: false,
  })
  await openHours(w.anna)
  expect((await card()).takesMeetings).toBe(true)
  expect((await refusal(w.anonymous.call('getStaffCard', { slug: 'nobody' }))).code).toBe('not-found')
  await w.ada.call('endStaff', { accountUid: w.anna.accountUid, handTo: w.amir.accountUid })
  expect((await refusal(card())).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

const ben = (w: World) => ({ brandUid: w.luna, accountUid: w.ben.accountUid, role: 'admin' as const })

describeCall(organisationCalls.changeMemberRole, ben)

it('changes what a member may do, at once and with a record', async () => {
  const w = await world()
  await w.bella.call('changeMemberRole', ben(w))
  expect((await w.ben.call('listTeam', { brandUid: w.luna })).canChange).toBe(true)
  const [event] = await w.eventsOf(w.luna)
  expect(event).toMatchObject({
    kind: 'brand.member-role-changed',
    before: { role: 'member' },
    after: { role: 'admin' },
  })
})

it('leaves the owner, and who is not in the team', async () => {
  const w = await world()
  const change = (accountUid: string) => refusal(w.bella.call('changeMemberRole', { ...ben(w), accountUid }))
  expect((await change(w.bella.accountUid)).code).toBe('failed-precondition')
  expect((await change(w.oscar.accountUid)).code).toBe('not-found')
})

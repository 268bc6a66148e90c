import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

describeCall(organisationCalls.listTeam, (w) => ({ brandUid: w.luna }))

it('names who works for a brand, what they may do, and the seats of the plan', async () => {
  const w = await world()
  const team = await w.ben.call('listTeam', { brandUid: w.luna })
  expect(team.members.map(({ role }) => role).filter((role) => role === 'owner')).toHaveLength(1)
  expect(team.members.find(({ isYou }) => isYou)).toMatchObject({ accountUid: w.ben.accountUid, role: 'member' })
  // The disabled account is still in the list, and takes no seat.
  expect(team.members).toHaveLength(3)
  expect(team.seats.used).toBe(2)
  expect([team.canChange, (await w.bella.call('listTeam', { brandUid: w.luna })).canChange]).toEqual([false, true])
})

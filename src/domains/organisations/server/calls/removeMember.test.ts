import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { organisationCalls } from '../../contract.ts'

const ben = (w: World) => ({ brandUid: w.luna, accountUid: w.ben.accountUid })

describeCall(organisationCalls.removeMember, ben)

it('takes every right at the brand at the next call', async () => {
  const w = await world()
  const { members, seats } = await w.bella.call('removeMember', ben(w))
  expect([members.length, seats.used]).toEqual([2, 1])
  expect((await refusal(w.ben.call('listTeam', { brandUid: w.luna }))).code).toMatch(/not-found|permission-denied/)
  expect((await refusal(w.bella.call('removeMember', ben(w)))).code).toBe('not-found')
})

it('leaves the owner', async () => {
  const w = await world()
  const owner = { brandUid: w.luna, accountUid: w.bella.accountUid }
  expect((await refusal(w.ada.call('removeMember', owner))).code).toBe('failed-precondition')
})

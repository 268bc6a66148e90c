import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const anna = (w: World) => ({ accountUid: w.anna.accountUid, role: 'admin' as const })

describeCall(staffCalls.changeStaffRole, anna)

it('changes what somebody may do at their next call', async () => {
  const w = await world()
  expect((await refusal(w.anna.call('listAudit', {}))).code).toBe('permission-denied')
  await w.ada.call('changeStaffRole', anna(w))
  expect((await w.anna.call('listAudit', { limit: 1 })).rows).toMatchObject([
    { kind: 'account.staff-role-changed', before: { role: 'account_manager' }, after: { role: 'admin' } },
  ])
})

it('leaves oneself, and who is not of the team', async () => {
  const w = await world()
  const change = (accountUid: string) => refusal(w.ada.call('changeStaffRole', { accountUid, role: 'account_manager' }))
  expect((await change(w.ada.accountUid)).code).toBe('failed-precondition')
  expect((await change(w.alice.accountUid)).code).toBe('not-found')
})

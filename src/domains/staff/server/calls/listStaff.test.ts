import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.listStaff, () => ({}))

it('names the team with the brands each looks after', async () => {
  const w = await world()
  const { rows, canManage } = await w.anna.call('listStaff', {})
  const facts = rows.map(({ role, book, isYou }) => `${role} ${book} ${isYou}`)
  expect(new Set(facts)).toEqual(new Set(['account_manager 1 false', 'account_manager 1 true', 'admin 0 false']))
  expect(canManage).toBe(false)
})

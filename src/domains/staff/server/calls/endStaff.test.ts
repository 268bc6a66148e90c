import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

const anna = (w: World) => ({ accountUid: w.anna.accountUid, handTo: w.amir.accountUid })

describeCall(staffCalls.endStaff, anna)

it('hands the book over in the same step, and closes the account', async () => {
  const w = await world()
  const { rows } = await w.ada.call('endStaff', anna(w))
  expect(
    must(
      rows.find(({ accountUid }) => accountUid === w.amir.accountUid),
      'row',
    ).book,
  ).toBe(2)
  expect((await refusal(w.anna.call('listStaff', {}))).code).toBe('unauthenticated')
})

it('never leaves a brand without anybody', async () => {
  const w = await world()
  const nobody = await refusal(w.ada.call('endStaff', { ...anna(w), handTo: null }))
  expect(nobody.message).toContain('Choose who will look after their brand')
  const self = await refusal(w.ada.call('endStaff', { ...anna(w), handTo: w.anna.accountUid }))
  expect(self.code).toBe('failed-precondition')
  expect((await w.ada.call('listStaff', {})).rows).toHaveLength(3)
})

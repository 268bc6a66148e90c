import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { setStaff } from '../../../accounts/server/build.ts'
import { staffCalls } from '../../contract.ts'

const anna = (w: World) => ({ accountUid: w.anna.accountUid })

describeCall(staffCalls.grantSecondFactorDay, anna)

it('says in the list who still has to set one up, and writes down who let them', async () => {
  const w = await world()
  await setStaff(w.database.db, w.anna.accountUid, { secondFactorExempt: false })
  const rowOf = ({ rows }: { rows: { accountUid: string }[] }) =>
    rows.find(({ accountUid }) => accountUid === w.anna.accountUid)
  expect(rowOf(await w.ada.call('listStaff', {}))).toMatchObject({ secondFactorDue: true, graceUntil: null })
  const granted = rowOf(await w.ada.call('grantSecondFactorDay', anna(w)))
  expect(granted).toMatchObject({ secondFactorDue: true, graceUntil: expect.any(String) })
  expect((await w.eventsOf(w.anna.accountUid)).map(({ kind }) => kind)).toContain('account.second-factor-day-granted')
})

it('is nothing that one grants oneself', async () => {
  const w = await world()
  expect((await refusal(w.ada.call('grantSecondFactorDay', { accountUid: w.ada.accountUid }))).code).toBe(
    'failed-precondition',
  )
})

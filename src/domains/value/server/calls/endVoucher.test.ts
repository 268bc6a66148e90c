import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { voucherCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.endVoucher, async (w) => ({ collabUid: (await voucherCollab(w)).collabUid }))

it('takes the voucher off the door page and keeps what was redeemed', async () => {
  const w = await world()
  const { collabUid, token } = await voucherCollab(w)
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00001' })
  await w.bella.call('endVoucher', { collabUid })
  await w.bella.call('endVoucher', { collabUid })
  expect((await w.bella.call('getTracking', { collabUid })).voucher).toMatchObject({ state: 'ended', redeemed: 1 })
  expect((await w.anonymous.call('getDoorSignals', { token })).vouchers).toEqual([])
  expect(
    await refusal(w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00002' })),
  ).toMatchObject({ message: 'PROSECCO has ended. Ask your manager before you accept it.' })
})

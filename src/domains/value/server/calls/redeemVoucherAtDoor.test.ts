import { expect, it } from 'vitest'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken, fullSlot } from '../../../../world/stories.ts'
import { lunaCosts, prosecco, voucherCollab } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.redeemVoucherAtDoor, async (w) => ({
  token: (await voucherCollab(w)).token,
  code: 'PROSECCO',
  key: 'tap-00001',
}))

it('redeems one with each tap, and never more than there are, however many tap at once', async () => {
  const w = await world()
  const { token, collabUid } = await voucherCollab(w)
  const tap = (key: string) => w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key })
  await Promise.all([tap('tap-00001'), tap('tap-00001')])
  expect((await w.anonymous.call('getDoorSignals', { token })).vouchers).toEqual([
    { code: 'PROSECCO', offer: prosecco.offer, creator: 'Alice Moreau', most: 2, redeemed: 1, today: 1 },
  ])
  const late = await Promise.allSettled(['tap-00002', 'tap-00003', 'tap-00004', 'tap-00005'].map(tap))
  expect(late.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await w.bella.call('getTracking', { collabUid })).voucher).toMatchObject({ redeemed: 2, state: 'used' })
  expect(await refusal(tap('tap-00006'))).toMatchObject({
    code: 'failed-precondition',
    message: 'All 2 vouchers with PROSECCO have been redeemed. Ask your manager before you accept another.',
  })
})

it('counts each collab’s vouchers apart', async () => {
  const w = await world()
  const { alices, olivias } = await fullSlot(w)
  const token = await doorToken(w)
  await w.bella.call('createVoucher', { collabUid: alices.uid, fields: prosecco })
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00001' })
  const fields = { ...prosecco, code: 'DESSERT', most: 1 }
  expect(await w.bella.call('createVoucher', { collabUid: olivias.uid, fields })).toMatchObject({ redeemed: 0 })
  expect((await w.olivia.call('getTracking', { collabUid: olivias.uid })).voucher).toMatchObject({ redeemed: 0 })
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'DESSERT', key: 'tap-00002' })
  expect((await w.bella.call('getTracking', { collabUid: alices.uid })).voucher).toMatchObject({ redeemed: 1 })
})

it('takes none after its last day, and none that it does not know', async () => {
  const w = await world()
  const { token } = await voucherCollab(w)
  expect(
    await refusal(w.anonymous.call('redeemVoucherAtDoor', { token, code: 'OTHER', key: 'tap-00001' })),
  ).toMatchObject({ code: 'not-found', message: 'We don’t recognise that voucher. Check its code with your guest.' })
  setClock(plus(now(), 400 * dayMs))
  expect(
    await refusal(w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00001' })),
  ).toMatchObject({ message: 'PROSECCO is no longer valid: its last day was Thursday 31 December 2026.' })
})

it('counts in the value of its collab, at what a voucher costs', async () => {
  const w = await world()
  const { token } = await voucherCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts })
  const period = { brandUid: w.luna, from: '2026-03-01', until: '2026-03-31', by: 'collab' } as const
  const value = async () => (await w.bella.call('getValue', period)).now
  const before = await value()
  expect(before).toMatchObject({ vouchers: 0, withVoucher: 1, perVoucherMinor: null })
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00001' })
  await w.anonymous.call('redeemVoucherAtDoor', { token, code: 'PROSECCO', key: 'tap-00002' })
  const costMinor = (before.costMinor ?? 0) + 2 * prosecco.costMinor
  expect(await value()).toMatchObject({
    vouchers: 2,
    withVoucher: 1,
    costMinor,
    perVoucherMinor: Math.round(costMinor / 2),
  })
})

import { expect, it } from 'vitest'
import { requestedCollab } from '../../../../world/stories.ts'
import { countedCollab, prosecco } from '../../../../world/value-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.createVoucher, async (w) => ({ collabUid: await countedCollab(w), fields: prosecco }))

it('makes one kind for each collab, with the venue’s word in capitals or one of ours', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  const made = await w.bella.call('createVoucher', { collabUid, fields: { ...prosecco, code: null } })
  expect(made).toMatchObject({ code: expect.stringMatching(/^[A-Z0-9]{6}$/), most: 2, redeemed: 0, state: 'open' })
  expect((await w.alice.call('getTracking', { collabUid })).voucher).toEqual(made)
  expect(await refusal(w.bella.call('createVoucher', { collabUid, fields: prosecco }))).toMatchObject({
    message: `This collab already has the voucher ${made.code}. Use that one.`,
  })
})

it('is refused before the request is approved, and for a day that is over', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  expect(await refusal(w.bella.call('createVoucher', { collabUid: uid, fields: prosecco }))).toMatchObject({
    message: 'Approve the request first, then create a voucher.',
  })
  const collabUid = await countedCollab(w)
  const fields = { ...prosecco, lastDay: '2026-01-01' }
  expect(await refusal(w.bella.call('createVoucher', { collabUid, fields }))).toMatchObject({
    message: 'Choose today or a later day as the last day.',
  })
})

it('tells the creator nothing of what a voucher costs the venue', async () => {
  const w = await world()
  const collabUid = await countedCollab(w)
  await w.bella.call('createVoucher', { collabUid, fields: prosecco })
  expect(JSON.stringify((await w.alice.call('getTracking', { collabUid })).voucher)).not.toContain('250')
})

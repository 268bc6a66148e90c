import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { paymentContext } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { billingCalls } from '../../contract.ts'
import { chargeFees } from '../jobs/charge-fees.ts'
import { fees } from '../tables.ts'

const reason = 'The kitchen was closed that night.'
describeCall(billingCalls.waiveFee, async (w) => ({ collabUid: await deliveredCollab(w), reason }))

it('takes a fee off with its reason, in the audit log', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  await w.anna.call('waiveFee', { collabUid, reason })
  await chargeFees.run(paymentContext(w))
  const [fee] = await w.database.db.select().from(fees)
  expect(fee).toMatchObject({ state: 'waived', waiveReason: reason, waivedBy: w.anna.accountUid, itemId: null })
  const { lines, totals } = await w.bella.call('getStatement', { brandUid: w.luna })
  expect(lines).toMatchObject([{ state: 'waived', amount: 0, note: reason }])
  expect(totals).toEqual([{ currency: 'GBP', amount: 0 }])
  const { orgUid } = await getBrand(w.database.db, w.luna)
  expect((await w.eventsOf(orgUid))[0]).toMatchObject({
    kind: 'fee.waived',
    side: 'staff',
    why: reason,
    before: { amount: 99_00 },
  })
})

it('credits what was billed already, once', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  await chargeFees.run(paymentContext(w))
  await w.ada.call('waiveFee', { collabUid, reason })
  await chargeFees.run(paymentContext(w))
  await chargeFees.run(paymentContext(w))
  const [fee] = await w.database.db.select().from(fees)
  expect(fee).toMatchObject({
    state: 'waived',
    itemId: expect.any(String),
    creditId: expect.any(String),
    nextTryAt: null,
  })
})

it('refuses a free one, one that was waived, and a reason of nothing', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  expect((await refusal(w.anna.call('waiveFee', { collabUid, reason: ' ' }))).code).toBe('invalid-argument')
  await w.anna.call('waiveFee', { collabUid, reason })
  expect((await refusal(w.anna.call('waiveFee', { collabUid, reason }))).message).toBe(
    'This fee has already been waived.',
  )
  await w.tx((tx) => tx.update(fees).set({ state: 'free' }).where(eq(fees.collabUid, collabUid)))
  expect((await refusal(w.anna.call('waiveFee', { collabUid, reason }))).message).toContain('a free collab')
})

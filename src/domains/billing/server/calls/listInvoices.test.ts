import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { settle, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listInvoices, (w) => ({ brandUid: w.luna }))

it('lists invoices newest first, each with its page, for its own organisation alone', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'starter')
  setClock(periodEnd)
  await settle(w)
  const { rows } = await w.ben.call('listInvoices', { brandUid: w.luna })
  expect(rows.map((row) => row.periodStart)).toEqual([must(periodEnd).toISOString(), '2026-03-02T09:00:00.000Z'])
  expect(first(rows).url).toContain('/sandbox/invoice/')
  expect((await w.oscar.call('listInvoices', { brandUid: w.orso })).rows).toEqual([])
})

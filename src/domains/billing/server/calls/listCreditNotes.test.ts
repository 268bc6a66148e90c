import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { creditOrder, taxedInvoice } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { billingCalls } from '../../contract.ts'

describeCall(billingCalls.listCreditNotes, (w) => ({ brandUid: w.luna }))

it('lists the credit notes of an organisation, to its own people alone', async () => {
  const w = await world()
  const { number } = await w.ada.call('issueCreditNote', await creditOrder(w, await taxedInvoice(w)))
  expect((await w.ben.call('listCreditNotes', { brandUid: w.luna })).rows).toMatchObject([
    { number, state: 'issued', pdfUrl: expect.stringContaining('/billing/credit-note.pdf?') },
  ])
  expect(await w.oscar.call('listCreditNotes', { brandUid: w.orso })).toEqual({ rows: [] })
})

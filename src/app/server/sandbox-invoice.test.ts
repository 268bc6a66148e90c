import { expect, it } from 'vitest'
import { type CustomerTax, paySession, taxSession } from '../../adapters/payments/sandbox-life.ts'
import { first, must } from '../../kit/contract/must.ts'
import { payerDetails, settle } from '../../world/payments.ts'
import { world } from '../../world/world.ts'
import { serve } from '../testing/serve.ts'

const legal = 'Example Ltd | 1 Example Street, London | Company number 01234567 | VAT number GB123456789'

/** The words of the first invoice of a payer, as its page has them. */
async function invoiceOf(details: object, tax: CustomerTax) {
  const w = await world()
  const order = { selected_plan: 'starter', price_id: 'price_starter_gbp_1' } as const
  const billing_details = { ...payerDetails, ...details }
  const { sessionId } = await w.bella.call('initCheckout', { ...order, billing_details })
  await w.tx((tx) => taxSession(tx, must(sessionId, 'session id'), tax))
  await paySession(w.database.db, must(sessionId, 'session id'), 'good')
  await settle(w)
  const { url } = first((await w.bella.call('listInvoices', { brandUid: w.luna })).rows)
  const served = await serve(w.database, { DATA_DIR: w.config.DATA_DIR, LEGAL_ENTITY: legal })
  const page = await fetch(`${served.url}${new URL(must(url, 'address'), served.url).pathname}`)
  const html = await page.text()
  await served.close()
  return html.replaceAll(/<[^>]+>/g, '\n').replaceAll(/\n+/g, '\n')
}

it('names who sells and who buys with their numbers, and the VAT', async () => {
  const text = await invoiceOf({ company_number: '07654321', vat_number: 'GB980780684' }, { tax_percent: 20 })
  for (const line of legal.split(' | ')) expect(text).toContain(line)
  expect(text).toContain(
    'Luna Ltd\n1 Mews\nLondon E2 7QX\nUnited Kingdom\nCompany number 07654321\nVAT number GB980780684',
  )
  expect(text).toMatch(/Total without VAT\n£99\.00\nVAT at 20%\n£19\.80\nTotal\n£118\.80/)
})

it('says that a business in the EU accounts for the VAT itself', async () => {
  const text = await invoiceOf({ country: 'DE', vat_number: 'DE136695976' }, { tax_percent: 0, reverse_charge: true })
  expect(text).toMatch(/VAT, reverse charge\n£0\.00/)
  expect(text).toContain('Reverse charge: the customer accounts for the VAT.')
})

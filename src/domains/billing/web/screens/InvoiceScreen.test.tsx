import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { creditOrder, taxedInvoice } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { AccountingScreen } from './AccountingScreen.tsx'

const words = 'We promised this month free.'

describeScreen(AccountingScreen, {
  title: 'Invoice',
  path: (_w, given) => `/app/admin/accounting?invoice=${String(given)}`,
  as: (w) => w.ada,
  given: (w): Promise<string> => taxedInvoice(w),
  filled: ['Luna', 'Paid', '£118.80', 'VAT', '£19.80', 'Subscription', '£99'],
  refused: { as: (w) => w.anna },
  does: {
    'refunds a part of a line, after its preview': async ({ page, press, fill }, w) => {
      await press('Issue a credit note')
      ;(await page.findByRole('radio', { name: 'Chosen lines' })).click()
      await press('Preview')
      await seeWords(['Enter an amount for at least one line.'])
      await fill('Subscription', '120')
      await seeWords(['Enter £99 or less.'])
      await fill('Subscription', '50.01')
      await press('Preview')
      await seeWords(['Choose a reason.'])
      ;(await page.findByRole('combobox', { name: /^Reason/ })).click()
      ;(await page.findByRole('option', { name: 'Goodwill' })).click()
      await fill(/^Message to the customer/, words)
      await press('Preview')
      await seeWords(['Net', '£50.01', 'VAT', '£10', '£60.01 has been paid. What happens to it?'])
      await press('Issue credit note for £60.01')
      await seeWords(['Choose what happens to the money.'])
      ;(await page.findByRole('radio', { name: 'Refund it to the card' })).click()
      await press('Issue credit note for £60.01')
      await seeWords(['Credit note issued for £60.01.', '£60.01 refunded to the card', `Goodwill: “${words}”`])
      await seeWords(['£48.99 left to credit'])
      const { rows } = await w.bella.call('listCreditNotes', { brandUid: w.luna })
      expect(rows).toMatchObject([{ total: 60_01, refunded: 60_01, reason: 'goodwill', words }])
    },
  },
})

it('credits an open invoice without a question, and offers nothing more then', async () => {
  const w = await world()
  const invoiceId = await taxedInvoice(w, 'declined')
  const { page, press, fill } = await openScreen(w, `/app/admin/accounting?invoice=${invoiceId}`, w.ada)
  await press('Issue a credit note')
  ;(await page.findByRole('combobox', { name: /^Reason/ })).click()
  ;(await page.findByRole('option', { name: 'Duplicate' })).click()
  await fill(/^Message to the customer/, words)
  await press('Preview')
  await seeWords(['The invoice owes £118.80 less: nothing is left to pay.'])
  await press('Issue credit note for £118.80')
  await seeWords(['Credited', 'There’s nothing left to credit on this invoice.'])
  expect(page.queryByRole('button', { name: 'Issue a credit note' })).toBeNull()
})

it('shows a credit note among the invoices of its organisation', async () => {
  const w = await world()
  const { number } = await w.ada.call('issueCreditNote', await creditOrder(w, await taxedInvoice(w)))
  const { page } = await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await seeWords([number ?? '', '−£118.80', 'Wrong amount: “We charged this month by mistake.”', '£118.80 credited'])
  const file = page.getByRole('link', { name: `Download PDF of credit note ${number}` })
  expect(file.getAttribute('href')).toContain('/billing/credit-note.pdf?')
})

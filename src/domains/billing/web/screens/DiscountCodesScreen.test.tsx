import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { spring20 } from '../../../../world/payments.ts'
import { DiscountCodesScreen } from './DiscountCodesScreen.tsx'

describeScreen(DiscountCodesScreen, {
  title: 'Trial and discount codes',
  path: '/app/admin/discount-codes',
  as: (w) => w.ada,
  given: (w) => w.ada.call('createDiscountCode', { fields: spring20 }),
  empty: ['No codes yet'],
  filled: ['SPRING20', '20% off for 3 months', 'Starter, Professional, Premium', '0 used'],
  refused: { as: (w) => w.anna },
  does: {
    'creates a code': async ({ page, press, fill }, w) => {
      await page.findByText('SPRING20')
      await press('Create code')
      await fill(/^Code/, 'summer10')
      await fill(/^Off the plan’s price/, '10')
      const [, inDialog] = page.getAllByRole('button', { name: 'Create code' })
      inDialog?.click()
      await seeWords(['SUMMER10 is ready to use.', '10% off for 3 months'])
      const { rows } = await w.ada.call('listDiscountCodes', {})
      expect(rows.map(({ code }) => code)).toEqual(['SUMMER10', 'SPRING20'])
    },
    'creates a code for an amount, in pence': async ({ page, press, fill, user }, w) => {
      await page.findByText('SPRING20')
      await press('Create code')
      await fill(/^Code/, 'less12')
      ;(await page.findByRole('radio', { name: 'Amount' })).click()
      await fill('Off each invoice', '12.5')
      await user.tab()
      expect(page.getByLabelText('Off each invoice')).toHaveProperty('value', '£12.50')
      const [, inDialog] = page.getAllByRole('button', { name: 'Create code' })
      inDialog?.click()
      await seeWords(['LESS12 is ready to use.'])
      const { rows } = await w.ada.call('listDiscountCodes', {})
      expect(rows[0]).toMatchObject({ code: 'LESS12', amount: 1_250, currency: 'GBP', percent: null })
    },
    'creates a code for a free trial': async ({ page, press, fill }, w) => {
      await page.findByText('SPRING20')
      await press('Create code')
      await fill(/^Code/, 'try30')
      ;(await page.findByRole('radio', { name: 'Free trial' })).click()
      await fill(/^Days/, '30')
      ;(await page.findByRole('checkbox', { name: 'Ask for a card at the start' })).click()
      const [, inDialog] = page.getAllByRole('button', { name: 'Create code' })
      inDialog?.click()
      await seeWords(['TRY30 is ready to use.', 'Free for 30 days · no card needed · Starter, Professional, Premium'])
      const { rows } = await w.ada.call('listDiscountCodes', {})
      expect(rows[0]).toMatchObject({ code: 'TRY30', trialDays: 30, needsCard: false, percent: null, months: 0 })
    },
  },
})

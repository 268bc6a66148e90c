import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { subscribe } from '../../../../world/payments.ts'
import { usualSettings } from '../../accounting.ts'
import { AccountingScreen } from './AccountingScreen.tsx'

describeScreen(AccountingScreen, {
  title: 'Accounting',
  path: '/app/admin/accounting?month=2026-03',
  as: (w) => w.ada,
  given: async (w) => {
    await subscribe(w, w.bella, 'starter')
    await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  },
  empty: ['No invoices this month', /Enter them in Accounting, under “Edit accounts”/],
  filled: ['All organisations', 'Luna', /1 invoice, £/, 'Xero', 'DATEV, GBP'],
  refused: { as: (w) => w.anna },
  does: {
    'saves the accounts, and says which is wrong': async ({ page, press, fill }, w) => {
      await seeWords(['Luna'])
      expect(page.getByRole('link', { name: 'Xero: Luna' }).getAttribute('href')).toContain(
        '/billing/accounting.xero.csv',
      )
      await press('Edit accounts')
      await fill(/^Tax account/, 'none')
      await press('Save accounts')
      await seeWords(['Enter an account number, such as 1776, or leave it blank.'])
      await fill(/^Tax account/, '1776')
      await press('Save accounts')
      await seeWords(['Accounts saved.'])
      expect((await w.ada.call('getAccounting', {})).settings.tax).toBe('1776')
    },
  },
})

import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { usualSettings } from '../../accounting.ts'
import { AccountingScreen } from './AccountingScreen.tsx'

/** Invoices of eight more, each as Luna’s. */
const manyInvoices = `insert into invoices select (jsonb_populate_record(i, jsonb_build_object('id', 'in_' || n, 'org_uid', 'Harbour ' || n))).*
  from invoices i, generate_series(1, 8) n`

describeScreen(AccountingScreen, {
  title: 'Accounting',
  path: '/app/admin/accounting?month=2026-03',
  as: (w) => w.ada,
  given: async (w) => {
    await subscribe(w, w.bella, 'starter')
    await w.ada.call('saveAccountingSettings', { fields: usualSettings })
  },
  empty: ['No invoices this month', /enter the accounts and tax rates that your accountant gave you/, 'Enter accounts'],
  filled: ['All organisations', 'Luna', /1 invoice, £/, 'Xero', 'DATEV, GBP'],
  refused: { as: (w) => w.anna },
  does: {
    'finds an organisation by its name, where there are many': async ({ page, press, fill }, w) => {
      await seeWords(['Luna'])
      expect(page.queryByLabelText('Find an organisation')).toBeNull()
      await w.database.pool.query(manyInvoices)
      await press('Edit accounts')
      await press('Save accounts')
      await seeWords(['Harbour 1', 'Harbour 8'])
      await fill('Find an organisation', 'lun')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Harbour 1'))
      await fill('Find an organisation', 'luck')
      await seeWords(['No organisation with this name was invoiced this month.'])
    },
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

it('has no files before somebody has entered our accounts, and leads to where', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const { user, page } = await openScreen(w, '/app/admin/accounting?month=2026-03', w.ada)
  await seeWords(['Luna'])
  expect(page.queryByRole('link', { name: /Xero|DATEV/ })).toBeNull()
  await user.click(page.getByRole('button', { name: 'Enter accounts' }))
  await seeWords([/We’ve filled in the usual accounts/])
  await user.click(page.getByRole('button', { name: 'Save accounts' }))
  expect(await page.findByRole('link', { name: 'Xero: Luna' })).toBeTruthy()
})

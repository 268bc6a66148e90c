import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { taxedInvoice } from '../../../../world/payments.ts'
import { InvoicesScreen } from './InvoicesScreen.tsx'

describeScreen(InvoicesScreen, {
  title: 'Invoices',
  path: '/app/admin/invoices',
  as: (w) => w.ada,
  given: (w) => taxedInvoice(w, 'declined'),
  empty: ['No invoices yet', 'once an organisation has a paid plan'],
  filled: ['What all organisations were invoiced', 'Luna', 'Paid', 'Due', '£118.80'],
  refused: { as: (w) => w.bella },
  does: {
    'shows those alone whose payment failed': async ({ press, page }) => {
      await seeWords(['£118.80', 'Paid'])
      await press('All invoices')
      await press('Failed', 'menuitem')
      await waitFor(() => expect(page.queryByText('Paid')).toBeNull())
      await seeWords(['£118.80', 'Due'])
      expect(new URLSearchParams(location.search).get('where')).toBe('failed.filled')
    },
  },
})

import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { subscribe } from '../../../../world/payments.ts'
import { PaymentEventsScreen } from './PaymentEventsScreen.tsx'

describeScreen(PaymentEventsScreen, {
  title: 'Payment events',
  path: '/app/admin/payment-events',
  as: (w) => w.ada,
  given: (w) => subscribe(w, w.bella, 'starter'),
  empty: ['No events match', 'Events appear here after the first payment.'],
  filled: ['Events from the payment provider', 'Invoice paid', 'invoice.paid', 'Luna', 'Applied'],
  refused: { as: (w) => w.bella },
  does: {
    'shows those alone that need a look': async ({ press, page }) => {
      await seeWords(['invoice.paid'])
      await press('All events')
      await press('Needs attention', 'menuitem')
      await seeWords(['No events match'])
      await waitFor(() => expect(page.queryByText('invoice.paid')).toBeNull())
      expect(new URLSearchParams(location.search).get('where')).toBe('outcome.is.odd')
    },
  },
})

import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { PaymentEventsScreen } from './PaymentEventsScreen.tsx'

describeScreen(PaymentEventsScreen, {
  title: 'Payment events',
  path: '/app/admin/payment-events',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['No events yet', 'What the payment provider told us'],
  refused: { as: (w) => w.bella },
  does: {},
})

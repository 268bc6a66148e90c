import { IconTags } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { billingPages } from './links.ts'

export const billingRoutes: ScreenRoute<Side>[] = routesOf<typeof billingPages, Side>({
  '/app/brand/billing': {
    screen: () => import('./screens/PlanScreen.tsx').then((m) => m.PlanScreen),
  },
  '/app/brand/billing/subscription-complete': {
    screen: () => import('./screens/SubscriptionCompleteScreen.tsx').then((m) => m.SubscriptionCompleteScreen),
  },
  '/app/brand/billing/statement': {
    screen: () => import('./screens/StatementScreen.tsx').then((m) => m.StatementScreen),
  },
  '/app/admin/tier-management': {
    adminsOnly: true,
    screen: () => import('./screens/TierManagementScreen.tsx').then((m) => m.TierManagementScreen),
    menu: [{ for: 'admin', label: 'Pricing Tiers', icon: IconTags, order: 90 }],
  },
  '/app/admin/discount-codes': {
    adminsOnly: true,
    screen: () => import('./screens/DiscountCodesScreen.tsx').then((m) => m.DiscountCodesScreen),
  },
  '/app/admin/accounting': {
    adminsOnly: true,
    under: '/app/admin/preferences',
    screen: () => import('./screens/AccountingScreen.tsx').then((m) => m.AccountingScreen),
  },
  '/app/admin/payment-events': {
    adminsOnly: true,
    screen: () => import('./screens/PaymentEventsScreen.tsx').then((m) => m.PaymentEventsScreen),
  },
  '/app/admin/invoices': {
    adminsOnly: true,
    screen: () => import('./screens/InvoicesScreen.tsx').then((m) => m.InvoicesScreen),
  },
})

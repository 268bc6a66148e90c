import { IconTags } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { paymentEventsSearch, planSearch, statementSearch, subscriptionCompleteSearch, tierSearch } from './links.ts'

export const billingRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/brand/billing',
    search: planSearch,
    screen: () => import('./screens/PlanScreen.tsx').then((m) => m.PlanScreen),
  },
  {
    path: '/app/brand/billing/subscription-complete',
    search: subscriptionCompleteSearch,
    screen: () => import('./screens/SubscriptionCompleteScreen.tsx').then((m) => m.SubscriptionCompleteScreen),
  },
  {
    path: '/app/brand/billing/statement',
    search: statementSearch,
    screen: () => import('./screens/StatementScreen.tsx').then((m) => m.StatementScreen),
  },
  {
    path: '/app/admin/tier-management',
    search: tierSearch,
    screen: () => import('./screens/TierManagementScreen.tsx').then((m) => m.TierManagementScreen),
    menu: [{ for: 'admin', label: 'Pricing Tiers', icon: IconTags, order: 90 }],
  },
  {
    path: '/app/admin/payment-events',
    search: paymentEventsSearch,
    screen: () => import('./screens/PaymentEventsScreen.tsx').then((m) => m.PaymentEventsScreen),
  },
]

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { referralPages } from './links.ts'

export const referralRoutes: ScreenRoute<Side>[] = routesOf<typeof referralPages, Side>({
  '/app/referrals': {
    screen: () => import('./screens/ReferralsScreen.tsx').then((m) => m.ReferralsScreen),
  },
  '/app/admin/referrals': {
    screen: () => import('./screens/ReferralDeskScreen.tsx').then((m) => m.ReferralDeskScreen),
  },
})

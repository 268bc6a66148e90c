import { IconChartBar, IconLayoutDashboard } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { analyticsPages } from './links.ts'

export const analyticsRoutes: ScreenRoute<Side>[] = routesOf<typeof analyticsPages, Side>({
  '/app/brand/dashboard': {
    screen: () => import('./screens/BrandDashboardScreen.tsx').then((m) => m.BrandDashboardScreen),
    menu: [{ for: 'brand', label: 'Dashboard', icon: IconLayoutDashboard, order: 10, inBottomBar: true }],
  },
  '/app/brand/requests': {
    under: '/app/brand/dashboard',
    screen: () => import('./screens/BrandRequestsScreen.tsx').then((m) => m.BrandRequestsScreen),
  },
  '/app/analytics': {
    screen: () => import('./screens/AnalyticsScreen.tsx').then((m) => m.AnalyticsScreen),
    menu: [
      {
        for: 'brand',
        label: 'Analytics',
        icon: IconChartBar,
        order: 30,
        trialBlocked: 'analytics',
        hasOwnWall: true,
      },
    ],
  },
  '/app/influencer/dashboard': {
    screen: () => import('./screens/InfluencerDashboardScreen.tsx').then((m) => m.InfluencerDashboardScreen),
    menu: [{ for: 'influencer', label: 'Dashboard', icon: IconLayoutDashboard, order: 10, inBottomBar: true }],
  },
})

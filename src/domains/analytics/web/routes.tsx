import { IconChartBar, IconLayoutDashboard } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { analyticsSearch, dashboardSearch } from './links.ts'

export const analyticsRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/brand/dashboard',
    search: dashboardSearch,
    screen: () => import('./screens/BrandDashboardScreen.tsx').then((m) => m.BrandDashboardScreen),
    menu: [{ for: 'brand', label: 'Dashboard', icon: IconLayoutDashboard, order: 10 }],
  },
  {
    path: '/app/analytics',
    search: analyticsSearch,
    screen: () => import('./screens/AnalyticsScreen.tsx').then((m) => m.AnalyticsScreen),
    menu: [{ for: 'brand', label: 'Analytics', icon: IconChartBar, order: 30, trialBlocked: 'analytics' }],
  },
  {
    path: '/app/influencer/dashboard',
    search: dashboardSearch,
    screen: () => import('./screens/InfluencerDashboardScreen.tsx').then((m) => m.InfluencerDashboardScreen),
    menu: [{ for: 'influencer', label: 'Dashboard', icon: IconLayoutDashboard, order: 10, inBottomBar: true }],
  },
]

import { IconLayoutDashboard } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { dashboardSearch } from './links.ts'

export const insightRoutes: ScreenRoute[] = [
  {
    path: '/app/brand/dashboard',
    search: dashboardSearch,
    screen: () => import('./screens/BrandDashboardScreen.tsx').then((m) => m.BrandDashboardScreen),
    menu: [{ for: 'brand', label: 'Dashboard', icon: IconLayoutDashboard, order: 10 }],
  },
  {
    path: '/app/influencer/dashboard',
    search: dashboardSearch,
    screen: () => import('./screens/InfluencerDashboardScreen.tsx').then((m) => m.InfluencerDashboardScreen),
    menu: [{ for: 'influencer', label: 'Dashboard', icon: IconLayoutDashboard, order: 10, inBottomBar: true }],
  },
]

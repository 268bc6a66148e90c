import { IconUserHeart } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { profilePages } from './links.ts'

export const profileRoutes: ScreenRoute<Side>[] = routesOf(profilePages, {
  '/app/admin/brand': {
    screen: () => import('./screens/BrandScreen.tsx').then((m) => m.BrandScreen),
  },
  '/app/admin/influencer-manager': {
    screen: () => import('./screens/InfluencerManagerScreen.tsx').then((m) => m.InfluencerManagerScreen),
    menu: [{ for: 'admin', label: 'Influencer Manager', icon: IconUserHeart, order: 20 }],
  },
  '/app/admin/influencer': {
    screen: () => import('./screens/InfluencerScreen.tsx').then((m) => m.InfluencerScreen),
  },
})

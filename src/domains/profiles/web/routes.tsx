import { IconBuildingStore, IconUserHeart, IconUserEdit } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import {
  brandBrowserSearch,
  brandSearch,
  influencerManagerSearch,
  influencerSearch,
  ownProfileSearch,
} from './links.ts'

export const profileRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/influencer/profile-editor',
    search: ownProfileSearch,
    screen: () => import('./screens/ProfileEditorScreen.tsx').then((m) => m.ProfileEditorScreen),
    menu: [{ for: 'influencer', label: 'Profile Editor', icon: IconUserEdit, order: 50, inBottomBar: true }],
  },
  {
    path: '/app/admin/brand-browser',
    search: brandBrowserSearch,
    screen: () => import('./screens/BrandBrowserScreen.tsx').then((m) => m.BrandBrowserScreen),
    menu: [{ for: 'admin', label: 'Brand Browser', icon: IconBuildingStore, order: 10 }],
  },
  {
    path: '/app/admin/brand',
    search: brandSearch,
    screen: () => import('./screens/BrandScreen.tsx').then((m) => m.BrandScreen),
  },
  {
    path: '/app/admin/influencer-manager',
    search: influencerManagerSearch,
    screen: () => import('./screens/InfluencerManagerScreen.tsx').then((m) => m.InfluencerManagerScreen),
    menu: [{ for: 'admin', label: 'Influencer Manager', icon: IconUserHeart, order: 20 }],
  },
  {
    path: '/app/admin/influencer',
    search: influencerSearch,
    screen: () => import('./screens/InfluencerScreen.tsx').then((m) => m.InfluencerScreen),
  },
]

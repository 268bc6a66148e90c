import { IconCards, IconEye, IconLayoutRows, IconMap2, IconUserSearch } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { discoveryPages } from './links.ts'

export const discoveryRoutes: ScreenRoute<Side>[] = routesOf<typeof discoveryPages, Side>({
  '/app/brand/creators': {
    screen: () => import('./screens/CreatorsScreen.tsx').then((m) => m.CreatorsScreen),
    menu: [{ for: 'brand', label: 'Creators', icon: IconUserSearch, order: 14, inBottomBar: 'alone' }],
  },
  '/app/creator': {
    under: '/app/brand/creators',
    screen: () => import('./screens/CreatorScreen.tsx').then((m) => m.CreatorScreen),
  },
  '/app/brand/shortlists': {
    under: '/app/brand/creators',
    screen: () => import('./screens/ShortlistsScreen.tsx').then((m) => m.ShortlistsScreen),
  },
  '/shortlist': {
    public: true,
    screen: () => import('./screens/SharedShortlistScreen.tsx').then((m) => m.SharedShortlistScreen),
  },
  '/app/influencer/browse': {
    light: true,
    screen: () => import('./screens/FeedScreen.tsx').then((m) => m.FeedScreen),
    menu: [
      { for: 'influencer', label: 'Feed', icon: IconCards, order: 20, inBottomBar: true },
      { for: 'admin', label: 'Feed Viewer', icon: IconEye, order: 120 },
    ],
  },
  '/app/admin/ribbon-configuration': {
    screen: () => import('./screens/RibbonsScreen.tsx').then((m) => m.RibbonsScreen),
    menu: [{ for: 'admin', label: 'Feed Customizer', icon: IconLayoutRows, order: 110 }],
  },
  '/app/influencer/explore': {
    screen: () => import('./screens/MapScreen.tsx').then((m) => m.MapScreen),
    menu: [{ for: 'influencer', label: 'Map', icon: IconMap2, order: 30, inBottomBar: true }],
  },
  '/app/influencer/venue': {
    under: '/app/influencer/browse',
    screen: () => import('./screens/VenueScreen.tsx').then((m) => m.VenueScreen),
  },
})

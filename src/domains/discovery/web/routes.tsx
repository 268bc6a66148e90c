import { IconCards } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { feedSearch } from './links.ts'

export const discoveryRoutes: ScreenRoute[] = [
  {
    path: '/app/influencer/browse',
    search: feedSearch,
    light: true,
    screen: () => import('./screens/FeedScreen.tsx').then((m) => m.FeedScreen),
    menu: [{ for: 'influencer', label: 'Feed', icon: IconCards, order: 20, inBottomBar: true }],
  },
]

import { IconPhoto } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { contentPages } from './links.ts'

export const contentRoutes: ScreenRoute<Side>[] = routesOf<typeof contentPages, Side>({
  '/app/brand/collab-showcase': {
    screen: () => import('./screens/ShowcaseScreen.tsx').then((m) => m.ShowcaseScreen),
    menu: [{ for: 'brand', label: 'Content', icon: IconPhoto, order: 20, inBottomBar: true, trialBlocked: 'content' }],
  },
  '/app/brand/collection': {
    under: '/app/brand/collab-showcase',
    screen: () => import('./screens/CollectionScreen.tsx').then((m) => m.CollectionScreen),
  },
  '/app/influencer/share': {
    under: '/app/influencer/dashboard',
    screen: () => import('./screens/ShareScreen.tsx').then((m) => m.ShareScreen),
  },
  '/content': {
    public: true,
    screen: () => import('./screens/SharedContentScreen.tsx').then((m) => m.SharedContentScreen),
  },
  '/review': {
    public: true,
    screen: () => import('./screens/ReviewScreen.tsx').then((m) => m.ReviewScreen),
  },
})

import { IconPhoto } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { contentPages } from './links.ts'

export const contentRoutes: ScreenRoute<Side>[] = routesOf(contentPages, {
  '/app/brand/collab-showcase': {
    screen: () => import('./screens/ShowcaseScreen.tsx').then((m) => m.ShowcaseScreen),
    menu: [{ for: 'brand', label: 'Content', icon: IconPhoto, order: 20, trialBlocked: 'content' }],
  },
  '/review': {
    public: true,
    screen: () => import('./screens/ReviewScreen.tsx').then((m) => m.ReviewScreen),
  },
})

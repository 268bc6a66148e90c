import { IconPhoto } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { reviewSearch, showcaseSearch } from './links.ts'

export const contentRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/brand/collab-showcase',
    search: showcaseSearch,
    screen: () => import('./screens/ShowcaseScreen.tsx').then((m) => m.ShowcaseScreen),
    menu: [{ for: 'brand', label: 'Content', icon: IconPhoto, order: 20, trialBlocked: 'content' }],
  },
  {
    path: '/review',
    search: reviewSearch,
    public: true,
    screen: () => import('./screens/ReviewScreen.tsx').then((m) => m.ReviewScreen),
  },
]

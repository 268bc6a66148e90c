import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { platformPages } from './links.ts'

export const platformRoutes: ScreenRoute<Side>[] = routesOf<typeof platformPages, Side>({
  '/app/influencer/connected': {
    screen: () => import('./screens/ConnectedScreen.tsx').then((m) => m.ConnectedScreen),
  },
  '/app/admin/follower-jumps': {
    screen: () => import('./screens/FollowerJumpsScreen.tsx').then((m) => m.FollowerJumpsScreen),
  },
})

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { identityPages } from './links.ts'

export const identityRoutes: ScreenRoute<Side>[] = routesOf<typeof identityPages, Side>({
  '/app/influencer/id-check': {
    screen: () => import('./screens/IdCheckScreen.tsx').then((m) => m.IdCheckScreen),
  },
  '/app/admin/id-checks': {
    screen: () => import('./screens/IdChecksScreen.tsx').then((m) => m.IdChecksScreen),
  },
})

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { privacyPages } from './links.ts'

export const privacyRoutes: ScreenRoute<Side>[] = routesOf(privacyPages, {
  '/app/admin/deletions': {
    screen: () => import('./screens/DeletionsScreen.tsx').then((m) => m.DeletionsScreen),
  },
})

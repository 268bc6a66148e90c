import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { privacyPages } from './links.ts'

export const privacyRoutes: ScreenRoute<Side>[] = routesOf<typeof privacyPages, Side>({
  '/app/admin/deletions': {
    adminsOnly: true,
    screen: () => import('./screens/DeletionsScreen.tsx').then((m) => m.DeletionsScreen),
  },
})

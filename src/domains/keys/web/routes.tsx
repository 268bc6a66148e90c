import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { keyPages } from './links.ts'

export const keyRoutes: ScreenRoute<Side>[] = routesOf<typeof keyPages, Side>({
  '/app/brand/api-keys': {
    under: '/app/brand/preferences',
    screen: () => import('./screens/ApiKeysScreen.tsx').then((m) => m.ApiKeysScreen),
  },
  '/app/admin/api-keys': {
    adminsOnly: true,
    under: '/app/admin/preferences',
    screen: () => import('./screens/TeamApiKeysScreen.tsx').then((m) => m.TeamApiKeysScreen),
  },
})

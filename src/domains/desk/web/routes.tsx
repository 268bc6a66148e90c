import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { deskPages } from './links.ts'

export const deskRoutes: ScreenRoute<Side>[] = routesOf<typeof deskPages, Side>({
  '/app/admin/downloads': {
    under: '/app/admin/preferences',
    screen: () => import('./screens/DownloadsScreen.tsx').then((m) => m.DownloadsScreen),
  },
})

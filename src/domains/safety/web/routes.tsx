import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { safetyPages } from './links.ts'

export const safetyRoutes: ScreenRoute<Side>[] = routesOf<typeof safetyPages, Side>({
  '/app/admin/reports': {
    screen: () => import('./screens/ReportsScreen.tsx').then((m) => m.ReportsScreen),
  },
})

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { todayPages } from './links.ts'

export const todayRoutes: ScreenRoute<Side>[] = routesOf<typeof todayPages, Side>({
  '/app/today': {
    under: '/app/brand/dashboard',
    screen: () => import('./screens/TodayScreen.tsx').then((m) => m.TodayScreen),
  },
})

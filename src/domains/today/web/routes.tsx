import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { todayPages } from './links.ts'

export const todayRoutes: ScreenRoute<Side>[] = routesOf(todayPages, {
  '/app/today': {
    screen: () => import('./screens/TodayScreen.tsx').then((m) => m.TodayScreen),
  },
})

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { visitPages } from './links.ts'

export const visitRoutes: ScreenRoute<Side>[] = routesOf<typeof visitPages, Side>({
  '/app/check-in': {
    screen: () => import('./screens/CheckInScreen.tsx').then((m) => m.CheckInScreen),
  },
  '/app/influencer/schedule': {
    public: true,
    screen: () => import('./screens/ScheduleScreen.tsx').then((m) => m.ScheduleScreen),
  },
})

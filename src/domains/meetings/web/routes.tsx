import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { meetingPages } from './links.ts'

export const meetingRoutes: ScreenRoute<Side>[] = routesOf<typeof meetingPages, Side>({
  '/schedule-call': {
    public: true,
    screen: () => import('./screens/ScheduleCallScreen.tsx').then((m) => m.ScheduleCallScreen),
  },
  '/app/admin/calls': {
    screen: () => import('./screens/MeetingsScreen.tsx').then((m) => m.MeetingsScreen),
  },
})

import type { ScreenRoute } from '../../../kit/web/route.ts'
import { callsSearch, scheduleSearch } from './links.ts'

export const meetingRoutes: ScreenRoute[] = [
  {
    path: '/schedule-call',
    search: scheduleSearch,
    public: true,
    screen: () => import('./screens/ScheduleCallScreen.tsx').then((m) => m.ScheduleCallScreen),
  },
  {
    path: '/app/admin/calls',
    search: callsSearch,
    screen: () => import('./screens/CallsScreen.tsx').then((m) => m.CallsScreen),
  },
]

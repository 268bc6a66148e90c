import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { scheduleSearch } from '../address.ts'
import { meetingsSearch } from './links.ts'

export const meetingRoutes: ScreenRoute<Side>[] = [
  {
    path: '/schedule-call',
    search: scheduleSearch,
    public: true,
    screen: () => import('./screens/ScheduleCallScreen.tsx').then((m) => m.ScheduleCallScreen),
  },
  {
    path: '/app/admin/calls',
    search: meetingsSearch,
    screen: () => import('./screens/MeetingsScreen.tsx').then((m) => m.MeetingsScreen),
  },
]

import * as z from 'zod/mini'
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
    path: '/app/account-manager/$slug',
    search: z.object({}),
    public: true,
    screen: () => import('./screens/AccountManagerScreen.tsx').then((m) => m.AccountManagerScreen),
  },
  {
    path: '/app/admin/calls',
    search: callsSearch,
    screen: () => import('./screens/CallsScreen.tsx').then((m) => m.CallsScreen),
  },
]

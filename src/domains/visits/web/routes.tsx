import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { checkInSearch, doorSearch } from './links.ts'

export const visitRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/check-in',
    search: checkInSearch,
    screen: () => import('./screens/CheckInScreen.tsx').then((m) => m.CheckInScreen),
  },
  {
    path: '/door',
    search: doorSearch,
    public: true,
    screen: () => import('./screens/DoorScreen.tsx').then((m) => m.DoorScreen),
  },
]

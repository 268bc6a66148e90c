import * as z from 'zod/mini'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { toNotifications, unsubscribeSearch } from './links.ts'

export const notificationRoutes: ScreenRoute<Side>[] = [
  {
    path: toNotifications().path,
    search: z.object({}),
    screen: () => import('./screens/NotificationsScreen.tsx').then((m) => m.NotificationsScreen),
  },
  {
    path: '/unsubscribe',
    search: unsubscribeSearch,
    public: true,
    light: true,
    screen: () => import('./screens/UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
  },
]

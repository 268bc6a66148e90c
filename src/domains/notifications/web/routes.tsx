import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { notificationPages } from './links.ts'

export const notificationRoutes: ScreenRoute<Side>[] = routesOf<typeof notificationPages, Side>({
  '/app/notifications': {
    screen: () => import('./screens/NotificationsScreen.tsx').then((m) => m.NotificationsScreen),
  },
  '/unsubscribe': {
    public: true,
    light: true,
    screen: () => import('./screens/UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
  },
})

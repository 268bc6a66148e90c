import { IconMessageCircle } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { messagePages } from './links.ts'

export const messageRoutes: ScreenRoute<Side>[] = routesOf(messagePages, {
  '/app/dms': {
    screen: () => import('./screens/DmsScreen.tsx').then((m) => m.DmsScreen),
    menu: [
      { for: 'influencer', label: 'DMs', icon: IconMessageCircle, order: 40, inBottomBar: true },
      { for: 'admin', label: 'DMs', icon: IconMessageCircle, order: 60 },
    ],
  },
})

import { IconMessageCircle } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { messagePages } from './links.ts'

export const messageRoutes: ScreenRoute<Side>[] = routesOf<typeof messagePages, Side>({
  '/app/dms': {
    screen: () => import('./screens/DmsScreen.tsx').then((m) => m.DmsScreen),
    menu: [
      { for: 'brand', label: 'DMs', icon: IconMessageCircle, order: 60, inBottomBar: 'alone' },
      { for: 'influencer', label: 'DMs', icon: IconMessageCircle, order: 40, inBottomBar: true },
      { for: 'admin', label: 'DMs', icon: IconMessageCircle, order: 60 },
    ],
  },
})

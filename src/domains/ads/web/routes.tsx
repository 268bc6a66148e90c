import { IconAd2 } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { adPages } from './links.ts'

export const adRoutes: ScreenRoute<Side>[] = routesOf<typeof adPages, Side>({
  '/app/admin/ad-manager': {
    screen: () => import('./screens/AdManagerScreen.tsx').then((m) => m.AdManagerScreen),
    menu: [{ for: 'admin', label: 'Ad Manager', icon: IconAd2, order: 80 }],
  },
})

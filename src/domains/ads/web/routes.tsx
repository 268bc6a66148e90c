import { IconAd2 } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { adManagerSearch } from './links.ts'

export const adRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/admin/ad-manager',
    search: adManagerSearch,
    screen: () => import('./screens/AdManagerScreen.tsx').then((m) => m.AdManagerScreen),
    menu: [{ for: 'admin', label: 'Ad Manager', icon: IconAd2, order: 80 }],
  },
]

import { IconListDetails } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { listPages } from './links.ts'

export const listRoutes: ScreenRoute<Side>[] = routesOf<typeof listPages, Side>({
  '/app/admin/influencer-list-explorer': {
    screen: () => import('./screens/ListExplorerScreen.tsx').then((m) => m.ListExplorerScreen),
    menu: [{ for: 'admin', label: 'Influencer List Explorer', icon: IconListDetails, order: 70 }],
  },
})

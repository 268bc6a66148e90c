import { IconListDetails } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { listExplorerSearch } from './links.ts'

export const listRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/admin/influencer-list-explorer',
    search: listExplorerSearch,
    screen: () => import('./screens/ListExplorerScreen.tsx').then((m) => m.ListExplorerScreen),
    menu: [{ for: 'admin', label: 'Influencer List Explorer', icon: IconListDetails, order: 70 }],
  },
]

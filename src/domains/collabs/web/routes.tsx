import { IconHeartHandshake } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { checkInSearch, doorSearch, explorerSearch } from './links.ts'

export const collabRoutes: ScreenRoute[] = [
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
  {
    path: '/app/admin/collab-explorer',
    search: explorerSearch,
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
]

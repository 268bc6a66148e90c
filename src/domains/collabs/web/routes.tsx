import { IconHeartHandshake } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { checkInSearch, doorSearch, explorerSearch, inviteSearch } from './links.ts'

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
    path: '/invite',
    search: inviteSearch,
    public: true,
    light: true,
    screen: () => import('./screens/InviteDoorScreen.tsx').then((m) => m.InviteDoorScreen),
  },
  {
    path: '/app/brand/invite',
    search: inviteSearch,
    screen: () => import('./screens/InviteScreen.tsx').then((m) => m.InviteScreen),
  },
  {
    path: '/app/admin/collab-explorer',
    search: explorerSearch,
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
]

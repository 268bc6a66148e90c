import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { inviteSearch } from './links.ts'

export const collabRoutes: ScreenRoute<Side>[] = [
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
]

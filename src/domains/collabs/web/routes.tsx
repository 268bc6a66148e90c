import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { collabPages } from './links.ts'

export const collabRoutes: ScreenRoute<Side>[] = routesOf<typeof collabPages, Side>({
  '/invite': {
    public: true,
    light: true,
    screen: () => import('./screens/InviteDoorScreen.tsx').then((m) => m.InviteDoorScreen),
  },
  '/app/brand/invite': {
    screen: () => import('./screens/InviteScreen.tsx').then((m) => m.InviteScreen),
  },
})

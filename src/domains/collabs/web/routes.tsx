import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { collabPages } from './links.ts'

export const collabRoutes: ScreenRoute<Side>[] = routesOf(collabPages, {
  '/invite': {
    public: true,
    light: true,
    screen: () => import('./screens/InviteDoorScreen.tsx').then((m) => m.InviteDoorScreen),
  },
  '/app/brand/invite': {
    screen: () => import('./screens/InviteScreen.tsx').then((m) => m.InviteScreen),
  },
})

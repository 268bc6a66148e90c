import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { organisationPages } from './links.ts'

export const organisationRoutes: ScreenRoute<Side>[] = routesOf<typeof organisationPages, Side>({
  '/app/team-invitation': {
    public: true,
    screen: () => import('./screens/TeamInvitationScreen.tsx').then((m) => m.TeamInvitationScreen),
  },
})

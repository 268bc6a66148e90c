import { IconAdjustments } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { organisationPages } from './links.ts'

export const organisationRoutes: ScreenRoute<Side>[] = routesOf(organisationPages, {
  '/app/brand/preferences': {
    screen: () => import('./screens/PreferencesScreen.tsx').then((m) => m.PreferencesScreen),
    menu: [{ for: 'brand', label: 'Preferences', icon: IconAdjustments, order: 40 }],
  },
  '/app/team-invitation': {
    public: true,
    screen: () => import('./screens/TeamInvitationScreen.tsx').then((m) => m.TeamInvitationScreen),
  },
})

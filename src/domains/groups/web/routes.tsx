import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { groupPages } from './links.ts'

export const groupRoutes: ScreenRoute<Side>[] = routesOf<typeof groupPages, Side>({
  '/app/group': {
    screen: () => import('./screens/GroupScreen.tsx').then((m) => m.GroupScreen),
  },
  '/app/group/content': {
    screen: () => import('./screens/GroupContentScreen.tsx').then((m) => m.GroupContentScreen),
  },
  '/app/group/briefs': {
    screen: () => import('./screens/GroupBriefsScreen.tsx').then((m) => m.GroupBriefsScreen),
  },
  '/app/group/calendar': {
    screen: () => import('./screens/GroupCalendarScreen.tsx').then((m) => m.GroupCalendarScreen),
  },
  '/app/group/add-venue': {
    screen: () => import('./screens/AddVenueScreen.tsx').then((m) => m.AddVenueScreen),
  },
  '/app/group/import-venues': {
    screen: () => import('./screens/ImportVenuesScreen.tsx').then((m) => m.ImportVenuesScreen),
  },
  '/app/group/copy-brief': {
    screen: () => import('./screens/CopyBriefScreen.tsx').then((m) => m.CopyBriefScreen),
  },
  '/app/group/defaults': {
    screen: () => import('./screens/GroupDefaultsScreen.tsx').then((m) => m.GroupDefaultsScreen),
  },
  '/app/group/team': {
    screen: () => import('./screens/GroupTeamScreen.tsx').then((m) => m.GroupTeamScreen),
  },
})

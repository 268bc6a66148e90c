import { IconAdjustments, IconChecklist, IconHeartHandshake, IconUserHeart } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { staffPages } from './links.ts'

export const staffRoutes: ScreenRoute<Side>[] = routesOf<typeof staffPages, Side>({
  '/app/admin/influencer-manager': {
    screen: () => import('./screens/InfluencerManagerScreen.tsx').then((m) => m.InfluencerManagerScreen),
    menu: [{ for: 'admin', label: 'Influencer Manager', icon: IconUserHeart, order: 20 }],
  },
  '/app/admin/collab-explorer': {
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
  '/app/admin/content': {
    under: '/app/admin/collab-explorer',
    screen: () => import('./screens/ContentScreen.tsx').then((m) => m.ContentScreen),
  },
  '/app/admin/collab-brief-manager': {
    screen: () => import('./screens/BriefManagerScreen.tsx').then((m) => m.BriefManagerScreen),
    menu: [{ for: 'admin', label: 'Collab Brief Manager', icon: IconChecklist, order: 40 }],
  },
  '/app/admin/preferences': {
    screen: () => import('./screens/AdminPreferencesScreen.tsx').then((m) => m.AdminPreferencesScreen),
    menu: [{ for: 'admin', label: 'Preferences', icon: IconAdjustments, order: 150 }],
  },
  '/app/admin/rules': {
    under: '/app/admin/preferences',
    screen: () => import('./screens/RulesScreen.tsx').then((m) => m.RulesScreen),
  },
  '/app/admin/audit': {
    adminsOnly: true,
    screen: () => import('./screens/AuditScreen.tsx').then((m) => m.AuditScreen),
  },
  '/app/admin/integrations': {
    adminsOnly: true,
    screen: () => import('./screens/IntegrationsScreen.tsx').then((m) => m.IntegrationsScreen),
  },
})

import { IconAdjustments, IconUsers } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { staffPages } from './links.ts'

export const staffRoutes: ScreenRoute<Side>[] = routesOf(staffPages, {
  '/app/admin/user-explorer': {
    screen: () => import('./screens/UserExplorerScreen.tsx').then((m) => m.UserExplorerScreen),
    menu: [{ for: 'admin', label: 'User Explorer', icon: IconUsers, order: 50 }],
  },
  '/app/admin/preferences': {
    screen: () => import('./screens/AdminPreferencesScreen.tsx').then((m) => m.AdminPreferencesScreen),
    menu: [{ for: 'admin', label: 'Preferences', icon: IconAdjustments, order: 150 }],
  },
  '/app/admin/audit': {
    screen: () => import('./screens/AuditScreen.tsx').then((m) => m.AuditScreen),
  },
  '/app/admin/integrations': {
    screen: () => import('./screens/IntegrationsScreen.tsx').then((m) => m.IntegrationsScreen),
  },
})

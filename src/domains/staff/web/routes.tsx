import { IconAdjustments, IconUsers } from '@tabler/icons-react'
import * as z from 'zod/mini'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { userExplorerSearch } from '../../accounts/web/links.ts'
import { auditSearch } from '../../audit/web/links.ts'
import { toIntegrations, toMyDay } from './links.ts'

export const staffRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/admin/user-explorer',
    search: userExplorerSearch,
    screen: () => import('./screens/UserExplorerScreen.tsx').then((m) => m.UserExplorerScreen),
    menu: [{ for: 'admin', label: 'User Explorer', icon: IconUsers, order: 50 }],
  },
  {
    path: '/app/admin/preferences',
    search: z.object({}),
    screen: () => import('./screens/AdminPreferencesScreen.tsx').then((m) => m.AdminPreferencesScreen),
    menu: [{ for: 'admin', label: 'Preferences', icon: IconAdjustments, order: 150 }],
  },
  {
    path: '/app/admin/audit',
    search: auditSearch,
    screen: () => import('./screens/AuditScreen.tsx').then((m) => m.AuditScreen),
  },
  {
    path: toMyDay().path,
    search: z.object({}),
    screen: () => import('./screens/MyDayScreen.tsx').then((m) => m.MyDayScreen),
  },
  {
    path: toIntegrations().path,
    search: z.object({}),
    screen: () => import('./screens/IntegrationsScreen.tsx').then((m) => m.IntegrationsScreen),
  },
]

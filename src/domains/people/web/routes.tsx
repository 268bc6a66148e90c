import { IconUsers } from '@tabler/icons-react'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { auditSearch, userExplorerSearch } from './links.ts'

export const peopleRoutes: ScreenRoute[] = [
  {
    path: '/app/admin/user-explorer',
    search: userExplorerSearch,
    screen: () => import('./screens/UserExplorerScreen.tsx').then((m) => m.UserExplorerScreen),
    menu: [{ for: 'admin', label: 'User Explorer', icon: IconUsers, order: 50 }],
  },
  {
    path: '/app/admin/audit',
    search: auditSearch,
    screen: () => import('./screens/AuditScreen.tsx').then((m) => m.AuditScreen),
  },
]

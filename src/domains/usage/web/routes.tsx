import { IconActivity } from '@tabler/icons-react'
import * as z from 'zod/mini'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { usageSearch } from './links.ts'

export const usageRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/admin/usage-explorer',
    search: usageSearch,
    screen: () => import('./screens/UsageExplorerScreen.tsx').then((m) => m.UsageExplorerScreen),
    menu: [{ for: 'admin', label: 'Usage Logs', icon: IconActivity, order: 100 }],
  },
  {
    path: '/consent',
    search: z.object({}),
    public: true,
    light: true,
    screen: () => import('./screens/ConsentScreen.tsx').then((m) => m.ConsentScreen),
  },
]

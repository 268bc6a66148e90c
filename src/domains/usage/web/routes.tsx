import { IconActivity } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { usagePages } from './links.ts'

export const usageRoutes: ScreenRoute<Side>[] = routesOf<typeof usagePages, Side>({
  '/app/admin/usage-explorer': {
    adminsOnly: true,
    screen: () => import('./screens/UsageExplorerScreen.tsx').then((m) => m.UsageExplorerScreen),
    menu: [{ for: 'admin', label: 'Usage Logs', icon: IconActivity, order: 100 }],
  },
  '/consent': {
    public: true,
    light: true,
    screen: () => import('./screens/ConsentScreen.tsx').then((m) => m.ConsentScreen),
  },
})

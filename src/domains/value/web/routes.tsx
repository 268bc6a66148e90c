import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { valuePages } from './links.ts'

export const valueRoutes: ScreenRoute<Side>[] = routesOf(valuePages, {
  '/app/value': {
    under: '/app/analytics',
    screen: () => import('./screens/ValueScreen.tsx').then((m) => m.ValueScreen),
  },
  '/app/story': {
    screen: () => import('./screens/StoryScreen.tsx').then((m) => m.StoryScreen),
  },
  '/app/report': {
    under: '/app/analytics',
    screen: () => import('./screens/ReportScreen.tsx').then((m) => m.ReportScreen),
  },
  '/story': {
    public: true,
    screen: () => import('./screens/SharedStoryScreen.tsx').then((m) => m.SharedStoryScreen),
  },
  '/app/admin/value-tables': {
    screen: () => import('./screens/ValueTablesScreen.tsx').then((m) => m.ValueTablesScreen),
  },
})

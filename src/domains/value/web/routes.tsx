import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { valuePages } from './links.ts'

export const valueRoutes: ScreenRoute<Side>[] = routesOf<typeof valuePages, Side>({
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
  '/report': {
    public: true,
    screen: () => import('./screens/SharedReportScreen.tsx').then((m) => m.SharedReportScreen),
  },
  '/report-emails': {
    public: true,
    screen: () => import('./screens/ReportEmailsScreen.tsx').then((m) => m.ReportEmailsScreen),
  },
  '/app/admin/value-tables': {
    screen: () => import('./screens/ValueTablesScreen.tsx').then((m) => m.ValueTablesScreen),
  },
  '/app/admin/value-portfolio': {
    under: '/app/admin/brand-browser',
    screen: () => import('./screens/PortfolioScreen.tsx').then((m) => m.PortfolioScreen),
  },
})

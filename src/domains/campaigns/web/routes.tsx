import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { campaignPages } from './links.ts'

export const campaignRoutes: ScreenRoute<Side>[] = routesOf<typeof campaignPages, Side>({
  '/app/campaigns': {
    under: '/app/analytics',
    screen: () => import('./screens/CampaignsScreen.tsx').then((m) => m.CampaignsScreen),
  },
  '/app/campaign': {
    under: '/app/analytics',
    screen: () => import('./screens/CampaignScreen.tsx').then((m) => m.CampaignScreen),
  },
  '/app/campaign-report': {
    under: '/app/analytics',
    screen: () => import('./screens/CampaignReportScreen.tsx').then((m) => m.CampaignReportScreen),
  },
  '/app/expert': {
    under: '/app/analytics',
    screen: () => import('./screens/ExpertScreen.tsx').then((m) => m.ExpertScreen),
  },
  '/app/admin/expert-questions': {
    screen: () => import('./screens/ExpertWorkScreen.tsx').then((m) => m.ExpertWorkScreen),
  },
})

import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { briefPages } from './links.ts'

export const briefRoutes: ScreenRoute<Side>[] = routesOf<typeof briefPages, Side>({
  '/app/brand/brief': {
    under: '/app/brand/briefs',
    screen: () => import('./screens/BriefScreen.tsx').then((m) => m.BriefScreen),
  },
})

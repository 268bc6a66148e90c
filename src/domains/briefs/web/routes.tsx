import { IconChecklist } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import { briefPages } from './links.ts'

export const briefRoutes: ScreenRoute<Side>[] = routesOf(briefPages, {
  '/app/brand/briefs': {
    screen: () => import('./screens/BriefsScreen.tsx').then((m) => m.BriefsScreen),
  },
  '/app/brand/brief': {
    screen: () => import('./screens/BriefScreen.tsx').then((m) => m.BriefScreen),
  },
  '/app/admin/collab-brief-manager': {
    screen: () => import('./screens/BriefManagerScreen.tsx').then((m) => m.BriefManagerScreen),
    menu: [{ for: 'admin', label: 'Collab Brief Manager', icon: IconChecklist, order: 40 }],
  },
})

import { IconChecklist } from '@tabler/icons-react'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { briefManagerSearch, briefSearch, briefsSearch } from './links.ts'

export const briefRoutes: ScreenRoute<Side>[] = [
  {
    path: '/app/brand/briefs',
    search: briefsSearch,
    screen: () => import('./screens/BriefsScreen.tsx').then((m) => m.BriefsScreen),
  },
  {
    path: '/app/brand/brief',
    search: briefSearch,
    screen: () => import('./screens/BriefScreen.tsx').then((m) => m.BriefScreen),
  },
  {
    path: '/app/admin/collab-brief-manager',
    search: briefManagerSearch,
    screen: () => import('./screens/BriefManagerScreen.tsx').then((m) => m.BriefManagerScreen),
    menu: [{ for: 'admin', label: 'Collab Brief Manager', icon: IconChecklist, order: 40 }],
  },
]

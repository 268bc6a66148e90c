import { IconHeartHandshake } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { collabSearch, explorerSearch } from '../../domains/collabs/web/links.ts'
import type { Side } from '../../access/roles.ts'
import type { PagesOf } from '../../kit/web/link.tsx'
import { routesOf, type ScreenRoute } from '../../kit/web/route.ts'

/** Pages that belong to no domain, or show several. */
const ownPages = {
  '/app': z.object({}),
  '/app/influencer': z.object({}),
  '/app/account': z.object({}),
  '/support': z.object({}),
  '/app/admin/training': z.object({}),
  '/app/collab': collabSearch,
  '/app/admin/collab-explorer': explorerSearch,
}

declare module '../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof ownPages> {}
}

const start = {
  public: true,
  light: true,
  screen: () => import('./screens/StartScreen.tsx').then((m) => m.StartScreen),
}

export const ownRoutes: ScreenRoute<Side>[] = routesOf(ownPages, {
  '/app': start,
  '/app/influencer': start,
  '/app/account': {
    screen: () => import('./screens/AccountScreen.tsx').then((m) => m.AccountScreen),
  },
  '/support': {
    public: true,
    screen: () => import('./screens/SupportScreen.tsx').then((m) => m.SupportScreen),
  },
  '/app/admin/training': {
    screen: () => import('./screens/TrainingScreen.tsx').then((m) => m.TrainingScreen),
  },
  '/app/collab': {
    screen: () => import('./screens/CollabScreen.tsx').then((m) => m.CollabScreen),
  },
  '/app/admin/collab-explorer': {
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
})

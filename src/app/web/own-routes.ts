import { IconHeartHandshake } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { collabSearch, explorerSearch } from '../../domains/collabs/web/links.ts'
import type { Side } from '../../access/roles.ts'
import type { ScreenRoute } from '../../kit/web/route.ts'

/** Pages that belong to no domain, or show several. */
export const ownRoutes: ScreenRoute<Side>[] = [
  ...['/app', '/app/influencer'].map((path) => ({
    path,
    search: z.object({}),
    public: true,
    light: true,
    screen: () => import('./screens/StartScreen.tsx').then((m) => m.StartScreen),
  })),
  {
    path: '/support',
    search: z.object({}),
    public: true,
    screen: () => import('./screens/SupportScreen.tsx').then((m) => m.SupportScreen),
  },
  {
    path: '/app/admin/training',
    search: z.object({}),
    screen: () => import('./screens/TrainingScreen.tsx').then((m) => m.TrainingScreen),
  },
  {
    path: '/app/collab',
    search: collabSearch,
    screen: () => import('./screens/CollabScreen.tsx').then((m) => m.CollabScreen),
  },
  {
    path: '/app/admin/collab-explorer',
    search: explorerSearch,
    screen: () => import('./screens/CollabExplorerScreen.tsx').then((m) => m.CollabExplorerScreen),
    menu: [{ for: 'admin', label: 'Collab Explorer', icon: IconHeartHandshake, order: 30 }],
  },
]

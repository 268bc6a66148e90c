import * as z from 'zod/mini'
import type { ScreenRoute } from '../../kit/web/route.ts'

/** Pages that belong to no domain. */
export const ownRoutes: ScreenRoute[] = [
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
]

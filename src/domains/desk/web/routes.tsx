import * as z from 'zod/mini'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { toIntegrations, toMyDay } from '../../people/web/links.ts'

export const deskRoutes: ScreenRoute[] = [
  {
    path: toMyDay().path,
    search: z.object({}),
    screen: () => import('./screens/MyDayScreen.tsx').then((m) => m.MyDayScreen),
  },
  {
    path: toIntegrations().path,
    search: z.object({}),
    screen: () => import('./screens/IntegrationsScreen.tsx').then((m) => m.IntegrationsScreen),
  },
]

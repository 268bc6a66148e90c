import * as z from 'zod/mini'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { joiningPersonSearch, joiningSearch } from './links.ts'

export const joiningRoutes: ScreenRoute[] = [
  {
    path: '/onboarding',
    search: z.object({}),
    public: true,
    screen: () => import('./screens/OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
  },
  {
    path: '/app/admin/joining',
    search: joiningSearch,
    screen: () => import('./screens/JoiningScreen.tsx').then((m) => m.JoiningScreen),
  },
  {
    path: '/app/admin/joining/person',
    search: joiningPersonSearch,
    screen: () => import('./screens/JoiningPersonScreen.tsx').then((m) => m.JoiningPersonScreen),
  },
]

import * as z from 'zod/mini'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { joiningPersonSearch, joiningSearch, joinSearch } from './links.ts'

export const joiningRoutes: ScreenRoute[] = [
  {
    path: '/join',
    search: joinSearch,
    public: true,
    light: true,
    screen: () => import('./screens/JoinScreen.tsx').then((m) => m.JoinScreen),
  },
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

import * as z from 'zod/mini'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { onboardingPersonSearch, onboardingsSearch } from './links.ts'

export const onboardingRoutes: ScreenRoute<Side>[] = [
  {
    path: '/onboarding',
    search: z.object({}),
    public: true,
    screen: () => import('./screens/OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
  },
  {
    path: '/app/admin/onboarding',
    search: onboardingsSearch,
    screen: () => import('./screens/OnboardingsScreen.tsx').then((m) => m.OnboardingsScreen),
  },
  {
    path: '/app/admin/onboarding/person',
    search: onboardingPersonSearch,
    screen: () => import('./screens/OnboardingPersonScreen.tsx').then((m) => m.OnboardingPersonScreen),
  },
]

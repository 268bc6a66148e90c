import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { onboardingPages } from './links.ts'

export const onboardingRoutes: ScreenRoute<Side>[] = routesOf<typeof onboardingPages, Side>({
  '/onboarding': {
    public: true,
    screen: () => import('./screens/OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
  },
  '/app/admin/onboarding': {
    screen: () => import('./screens/OnboardingsScreen.tsx').then((m) => m.OnboardingsScreen),
  },
  '/app/admin/onboarding/person': {
    screen: () => import('./screens/OnboardingPersonScreen.tsx').then((m) => m.OnboardingPersonScreen),
  },
})

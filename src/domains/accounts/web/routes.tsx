import type { Side } from '../../../access/roles.ts'
import { routesOf, type ScreenRoute } from '../../../kit/web/route.ts'
import type { accountPages } from './links.ts'

export const accountRoutes: ScreenRoute<Side>[] = routesOf<typeof accountPages, Side>({
  '/login': {
    public: true,
    light: true,
    screen: () => import('./screens/LoginScreen.tsx').then((m) => m.LoginScreen),
  },
  '/app/login': {
    public: true,
    light: true,
    screen: () => import('./screens/LinkScreen.tsx').then((m) => m.LinkScreen),
  },
  '/app/password-reset': {
    public: true,
    light: true,
    screen: () => import('./screens/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  },
  '/app/quick-login': {
    public: true,
    light: true,
    screen: () => import('./screens/QuickLoginScreen.tsx').then((m) => m.QuickLoginScreen),
  },
  '/app/change-email': {
    public: true,
    screen: () => import('./screens/ChangeEmailScreen.tsx').then((m) => m.ChangeEmailScreen),
  },
  '/app/provider-login': {
    public: true,
    light: true,
    screen: () => import('./screens/ProviderScreen.tsx').then((m) => m.ProviderScreen),
  },
  '/unknown-sender': {
    public: true,
    screen: () => import('./screens/UnknownSenderScreen.tsx').then((m) => m.UnknownSenderScreen),
  },
  '/signup': {
    public: true,
    light: true,
    screen: () => import('./screens/SignUpScreen.tsx').then((m) => m.SignUpScreen),
  },
})

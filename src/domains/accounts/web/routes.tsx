import * as z from 'zod/mini'
import type { Side } from '../../../access/roles.ts'
import type { ScreenRoute } from '../../../kit/web/route.ts'
import { linkSearch, toLogin, toPasswordReset, toOwnAccount, toSignUp } from './links.ts'

export const accountRoutes: ScreenRoute<Side>[] = [
  {
    path: toLogin().path,
    search: z.object({}),
    public: true,
    light: true,
    screen: () => import('./screens/LoginScreen.tsx').then((m) => m.LoginScreen),
  },
  {
    path: '/app/login',
    search: linkSearch,
    public: true,
    light: true,
    screen: () => import('./screens/LinkScreen.tsx').then((m) => m.LinkScreen),
  },
  {
    path: toPasswordReset().path,
    search: linkSearch,
    public: true,
    light: true,
    screen: () => import('./screens/PasswordScreen.tsx').then((m) => m.PasswordScreen),
  },
  {
    path: '/app/quick-login',
    search: linkSearch,
    public: true,
    light: true,
    screen: () => import('./screens/QuickLoginScreen.tsx').then((m) => m.QuickLoginScreen),
  },
  {
    path: toSignUp().path,
    search: z.object({}),
    public: true,
    light: true,
    screen: () => import('./screens/SignUpScreen.tsx').then((m) => m.SignUpScreen),
  },
  {
    path: toOwnAccount().path,
    search: z.object({}),
    screen: () => import('./screens/AccountScreen.tsx').then((m) => m.AccountScreen),
  },
]

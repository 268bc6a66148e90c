import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'
import type { ScreenRoute } from '../../../kit/web/route.ts'

const none = z.object({})
export const linkSearch = z.object({ token: z.optional(z.string()), email: z.optional(z.string()) })

export const toLogin = (): To => ({ path: '/login' })
export const toPasswordReset = (): To => ({ path: '/app/password-reset' })

export const accountRoutes: ScreenRoute[] = [
  { path: '/login', search: none, public: true, screen: () => import('./screens/LoginScreen.tsx').then((m) => m.LoginScreen) },
  { path: '/app/login', search: linkSearch, public: true, screen: () => import('./screens/LinkScreen.tsx').then((m) => m.LinkScreen) },
  { path: '/app/password-reset', search: linkSearch, public: true, screen: () => import('./screens/PasswordScreen.tsx').then((m) => m.PasswordScreen) },
]

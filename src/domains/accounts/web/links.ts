import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'

export const linkSearch = z.object({ token: z.optional(z.string()), email: z.optional(z.string()) })

/** Where the address is kept so that the link's page need not ask for it (seed §3 "Local browser storage keys"). */
export const emailKey = 'emailForSignIn'

export const toLogin = (): To => ({ path: '/login' })
export const toPasswordReset = (): To => ({ path: '/app/password-reset' })
/** Where someone without an account begins (seed §2). */
export const toJoin = (): To => ({ path: '/join' })

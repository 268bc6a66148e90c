import * as z from 'zod/mini'
import type { To } from '../../../kit/web/link.tsx'

export const unsubscribeSearch = z.object({ token: z.optional(z.string()) })
/** Where one chooses what one is told. */
export const toNotifications = (): To => ({ path: '/app/notifications' })

import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const unsubscribeSearch = z.object({ token: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const notificationPages = {
  '/app/notifications': z.object({}),
  '/unsubscribe': unsubscribeSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof notificationPages> {}
}
/** Where one chooses what one is told. */
export const toNotifications = (): To => ({ path: '/app/notifications' })

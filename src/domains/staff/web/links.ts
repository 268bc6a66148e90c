import type { To } from '../../../kit/web/link.tsx'

/** What is connected, and how it does. */
export const toIntegrations = (): To => ({ path: '/app/admin/integrations' })
/** One's own day: calls, visits, and what waits. */
export const toMyDay = (): To => ({ path: '/app/admin/my-day' })

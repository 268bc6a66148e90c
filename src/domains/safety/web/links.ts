import type { PagesOf, To } from '../../../kit/web/link.tsx'
import * as z from 'zod/mini'

/** The pages of this domain, by what their addresses may hold. */
export const safetyPages = {
  '/app/admin/reports': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof safetyPages> {}
}

/** For the team: what people report of each other. */
export const toReports = (): To => ({ path: '/app/admin/reports' })

import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const identityPages = {
  '/app/influencer/id-check': z.object({ uid: z.optional(z.string()) }),
  '/app/admin/id-checks': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof identityPages> {}
}

/** For the team: the checks that wait. */
export const toIdChecks = (): To => ({ path: '/app/admin/id-checks' })

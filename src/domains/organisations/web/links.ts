import * as z from 'zod/mini'
import { linkSearch } from '../../accounts/web/links.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** Our team’s page about an organisation. */
export const organisationSearch = z.object({ organisation: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const organisationPages = {
  '/app/team-invitation': linkSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof organisationPages> {}
}

/** Our team’s page about an organisation: its venues, what happened, and what to do next. */
export const toOrganisation = (organisation: string): To => ({
  path: '/app/admin/organisation',
  search: { organisation },
})

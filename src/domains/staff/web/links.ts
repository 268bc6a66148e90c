import * as z from 'zod/mini'
import { auditSearch } from '../../audit/web/links.ts'
import { userExplorerSearch } from '../../accounts/web/links.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const staffPages = {
  '/app/admin/user-explorer': userExplorerSearch,
  '/app/admin/preferences': z.object({}),
  '/app/admin/audit': auditSearch,
  '/app/admin/integrations': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof staffPages> {}
}

/** What is connected, and how it does. */
export const toIntegrations = (): To => ({ path: '/app/admin/integrations' })

import * as z from 'zod/mini'
import { ownProfileSearch } from '../../profiles/web/links.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const keyPages = {
  '/app/brand/api-keys': ownProfileSearch,
  '/app/admin/api-keys': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof keyPages> {}
}

/** The API keys of our own team. */
export const toTeamApiKeys = (): To => ({ path: '/app/admin/api-keys' })

import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const privacyPages = { '/app/admin/deletions': tableSearch }

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof privacyPages> {}
}

/** For admins: what is to be deleted, and when. */
export const toDeletions = (): To => ({ path: '/app/admin/deletions' })

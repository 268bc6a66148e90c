import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

/** The pages of this domain, by what their addresses may hold. */
export const deskPages = { '/app/admin/downloads': z.object({}) }

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof deskPages> {}
}

/** The files of long lists that one asked for. */
export const toDownloads = (): To => ({ path: '/app/admin/downloads' })

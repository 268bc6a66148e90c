import * as z from 'zod/mini'
import type { PagesOf, To } from '../../../kit/web/link.tsx'
import { ownProfileSearch } from '../../profiles/web/links.ts'

/** The pages of this domain, by what their addresses may hold. */
export const webhookPages = {
  '/app/brand/webhooks': ownProfileSearch,
  '/app/admin/webhooks': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof webhookPages> {}
}

/** The webhooks of our own team. */
export const toTeamWebhooks = (): To => ({ path: '/app/admin/webhooks' })

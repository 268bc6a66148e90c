import * as z from 'zod/mini'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const referralsSearch = z.object({ uid: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const referralPages = {
  '/app/referrals': referralsSearch,
  '/app/admin/referrals': tableSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof referralPages> {}
}

/** Where a creator or who manages a brand finds their link, and whom they have brought. */
export const toReferrals = (uid: string): To => ({ path: '/app/referrals', search: { uid } })
/** For the team: everyone who joined through a link. */
export const toReferralDesk = (): To => ({ path: '/app/admin/referrals' })

import * as z from 'zod/mini'
import { writeConditions } from '../../../kit/contract/table.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const linkSearch = z.object({ token: z.optional(z.string()) })

/** What a provider sends a browser back with. */
export const providerSearch = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  iss: z.optional(z.string()),
  name: z.optional(z.string()),
  error: z.optional(z.string()),
})

export const toLogin = (): To => ({ path: '/login' })
/** Where a password is chosen by the token of a link. */
export const toNewPassword = (token: string): To => ({ path: '/app/password-reset', search: { token } })
/** One's own account: ways in, second factor, browsers. */
export const toOwnAccount = (): To => ({ path: '/app/account' })
/** For the team: what was done by or to a record, an account, a profile or a collab. */
export const toUsageOf = (about: string): To => ({
  path: '/app/admin/usage-explorer',
  search: { where: writeConditions([{ field: 'about', is: 'is', values: [about] }]) },
})

/** The search of the team's page about accounts. */
export const userExplorerSearch = z.extend(tableSearch, { account: z.optional(z.string()) })

/** The pages of this domain, by what their addresses may hold. */
export const accountPages = {
  '/login': z.object({}),
  '/app/login': linkSearch,
  '/app/password-reset': linkSearch,
  '/app/quick-login': linkSearch,
  '/app/change-email': linkSearch,
  '/unknown-sender': linkSearch,
  '/app/provider-login': providerSearch,
  '/signup': z.object({}),
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof accountPages> {}
}
/** For the team: an account. */
export const toAccount = (account: string): To => ({ path: '/app/admin/user-explorer', search: { account } })

import * as z from 'zod/mini'
import { tierIds, type TierId } from '../../plans/tiers.ts'
import { tableSearch } from '../../../kit/web/grid/table-state.ts'
import type { PagesOf, To } from '../../../kit/web/link.tsx'

export const planSearch = z.object({ uid: z.optional(z.string()) })
export const subscriptionCompleteSearch = z.object({ brand_uid: z.optional(z.string()), uid: z.optional(z.string()) })
export const statementSearch = z.object({ uid: z.optional(z.string()), month: z.optional(z.string()) })
export const accountingSearch = z.object({ month: z.optional(z.string()), invoice: z.optional(z.string()) })
export const discountSearch = z.object({})
export const tierSearch = z.object({ tier: z.optional(z.enum(tierIds)) })

/** A brand's plan, invoices and details. */
export const toPlan = (uid: string): To => ({ path: '/app/brand/billing', search: { uid } })
/** Where a paid checkout ends. */
export const toSubscriptionComplete = (brand_uid: string): To => ({
  path: '/app/brand/billing/subscription-complete',
  search: { brand_uid },
})

/** The pages of this domain, by what their addresses may hold. */
export const billingPages = {
  '/app/brand/billing': planSearch,
  '/app/brand/billing/subscription-complete': subscriptionCompleteSearch,
  '/app/brand/billing/statement': statementSearch,
  '/app/admin/tier-management': tierSearch,
  '/app/admin/payment-events': tableSearch,
  '/app/admin/invoices': tableSearch,
  '/app/admin/discount-codes': discountSearch,
  '/app/admin/accounting': accountingSearch,
}

declare module '../../../kit/web/link.tsx' {
  interface Pages extends PagesOf<typeof billingPages> {}
}
/** What a month cost. */
export const toStatement = (uid: string, month?: string): To => ({
  path: '/app/brand/billing/statement',
  search: { uid, month },
})
/** One tier of Pricing Tiers. */
export const toTier = (tier: TierId): To => ({ path: '/app/admin/tier-management', search: { tier }, stays: true })
/** Codes that lower the price of a first plan. */
export const toDiscountCodes = (): To => ({ path: '/app/admin/discount-codes' })
/** The invoices of a month for accounting programs. */
export const toAccounting = (): To => ({ path: '/app/admin/accounting' })
/** The invoices of all organisations. */
export const toInvoices = (): To => ({ path: '/app/admin/invoices' })
/** One invoice by its id, for the team, which can credit it. */
export const toInvoice = (invoice: string): To => ({ path: '/app/admin/accounting', search: { invoice } })
/** The payment provider's webhooks, for the team. */
export const toPaymentEvents = (): To => ({ path: '/app/admin/payment-events' })

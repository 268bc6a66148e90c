import { money } from '../../../../../kit/web/format.ts'
import { useRead } from '../../../../../kit/web/calls.ts'
import { billingCalls } from '../../../../billing/contract.ts'

/** What the plan is called and costs now; null while it isn't known or on a free one. */
export function usePlanPrice(brandUid: string) {
  const { data: plan } = useRead(billingCalls.getPlan, { brandUid })
  if (!plan || plan.monthly === 0) return null
  const { name, monthly, currency, quantity } = plan
  return {
    name,
    /** “£998 a month for 2 brand profiles”. */
    price: `${money(monthly * quantity, currency)} a month${quantity > 1 ? ` for ${quantity} brand profiles` : ''}`,
    /** At this price for so many venues and months; null in another currency. */
    over: (venues: number, months: number, wanted: string) =>
      currency === wanted ? Math.round(monthly * venues * months) : null,
  }
}

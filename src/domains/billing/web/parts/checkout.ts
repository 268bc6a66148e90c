import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { confirm } from '../../../../kit/web/confirm.ts'
import { useRead, useWrite } from '../../../../kit/web/calls.ts'
import { hrefOf } from '../../../../kit/web/link.tsx'
import { showError } from '../../../../kit/web/toasts.ts'
import type { PricingTier } from '../../../plans/contract.ts'
import { billingCalls } from '../../contract.ts'
import { type BillingDetails, isBillable } from '../../details.ts'
import { toSubscriptionComplete } from '../links.ts'

/** What a checkout that may not be is answered, and one whose page cannot be opened. */
const notABrand = 'Something went wrong! Please contact your account manager.'
const noPage = 'The payment provider’s script fails to load or is unavailable. Please try again in a moment.'

/**
 * Begins checkout for a tier: straight away when the payer is known, after the Billing Details dialog otherwise.
 * The page to pay on is the provider's; its address comes with the answer, so no script of theirs has to load here.
 */
export function useCheckout(brandUid: string) {
  const navigate = useNavigate()
  const profile = useRead(billingCalls.getBillingProfile, { brand_uid: brandUid })
  const [asking, setAsking] = useState<PricingTier | null>(null)
  const init = useWrite(billingCalls.initCheckout, {
    onRefused: (error) => {
      if (error.code !== 'permission-denied') return false
      void confirm(notABrand, [{ label: 'Close', value: true }])
      return true
    },
  })
  const begin = async (tier: PricingTier, details: BillingDetails | null) => {
    const order = { selected_plan: tier.id, price_id: tier.stripe_price_id ?? '', billing_details: details }
    const answer = await init({ ...order, brand_uid: brandUid })
    if (!answer) return
    setAsking(null)
    if (!answer.checkout_required) {
      await navigate({ href: hrefOf(toSubscriptionComplete(brandUid)) })
    } else if (answer.url) location.assign(answer.url)
    else showError(noPage)
  }
  return {
    busy: init.busy || profile.isPending,
    asking,
    cancel: () => setAsking(null),
    choose: (tier: PricingTier) => {
      if (isBillable(profile.data?.billing_profile ?? null)) void begin(tier, null)
      else setAsking(tier)
    },
    give: (details: BillingDetails) => {
      if (asking) void begin(asking, details)
    },
  }
}

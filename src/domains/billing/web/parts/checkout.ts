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
const noPage = 'We couldn’t open the payment page. You haven’t been charged. Please try again in a moment.'

/**
 * Takes a tier: the payer's details first where they aren't known, then what it costs today and next, then the provider's page,
 * or at once with the card on file. The page's address comes with the answer, so no script of theirs has to load here.
 */
export function useCheckout(brandUid: string) {
  const navigate = useNavigate()
  const profile = useRead(billingCalls.getBillingProfile, { brand_uid: brandUid })
  /** Whose details are asked for, and what is waiting for a yes. */
  const [asking, setAsking] = useState<PricingTier | null>(null)
  const [confirming, setConfirming] = useState<PricingTier | null>(null)
  const save = useWrite(billingCalls.saveBillingDetails)
  const init = useWrite(billingCalls.initCheckout, {
    onRefused: (error) => {
      if (error.code !== 'permission-denied') return false
      void confirm(notABrand, [{ label: 'Close', value: true }])
      return true
    },
  })
  const begin = async (tier: PricingTier, asOf: string, code: string) => {
    const order = { selected_plan: tier.id, price_id: tier.stripe_price_id ?? '', as_of: asOf }
    const answer = await init({ ...order, brand_uid: brandUid, ...(code && { code }) })
    if (!answer) return
    setConfirming(null)
    if (!answer.checkout_required) {
      await navigate({ href: hrefOf(toSubscriptionComplete(brandUid)) })
    } else if (answer.url) location.assign(answer.url)
    else showError(noPage)
  }
  const saveFor = async (tier: PricingTier, details: BillingDetails) => {
    if (!(await save({ brandUid, details }))) return
    setAsking(null)
    setConfirming(tier)
  }
  return {
    busy: init.busy || save.busy || profile.isPending,
    asking,
    confirming,
    cancel: () => {
      setAsking(null)
      setConfirming(null)
    },
    choose: (tier: PricingTier) => {
      if (isBillable(profile.data?.billing_profile ?? null)) setConfirming(tier)
      else setAsking(tier)
    },
    give: (details: BillingDetails) => {
      if (asking) void saveFor(asking, details)
    },
    confirm: (asOf: string, code: string) => {
      if (confirming) void begin(confirming, asOf, code)
    },
  }
}

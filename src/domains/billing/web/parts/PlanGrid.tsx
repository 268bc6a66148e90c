import { SegmentedControl, Stack } from '@mantine/core'
import { useState } from 'react'
import { ask, useRead, useWrite } from '../../../../kit/web/calls.ts'
import { confirm } from '../../../../kit/web/confirm.ts'
import { dayOf } from '../../../../kit/web/format.ts'
import { Loaded } from '../../../../kit/web/screen.tsx'
import { showError, showSuccess } from '../../../../kit/web/toasts.ts'
import { planCalls, type PricingTier } from '../../../plans/contract.ts'
import { currencies, type Currency, currencySymbols, isAtLeast } from '../../../plans/tiers.ts'
import { billingCalls, type PlanView } from '../../contract.ts'
import { BillingDetailsDialog } from './BillingDetailsDialog.tsx'
import { useCheckout } from './checkout.ts'
import { ConfirmPlan } from './ConfirmPlan.tsx'
import { downgradeQuestion } from './downgrade-words.ts'
import { type PlanAction, PlanCard } from './PlanCard.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import styles from './plans.module.css'

/** The tiers that are sold, side by side, with what can be done about each: the plan page's and the upgrade prompt's grid. */
export function PlanGrid({ brandUid, plan }: { brandUid: string; plan: PlanView }) {
  const [chosen, setChosen] = useState<Currency>(plan.currency)
  // A running subscription stays in its currency.
  const currency = plan.paid ? plan.currency : chosen
  const tiers = useRead(planCalls.getPricingTiers, { currency }, { keep: true })
  const checkout = useCheckout(brandUid)
  const downgrade = useDowngrade(brandUid, plan)
  const actionOf = (tier: PricingTier): PlanAction => {
    if (tier.id === plan.tier) return { label: 'Current Plan', disabled: true }
    if (!plan.can.manage)
      return { label: isAtLeast(plan.tier, tier.id) ? 'Included in your plan' : 'Upgrade', disabled: true }
    if (plan.paid && !isAtLeast(tier.id, plan.tier)) {
      const planned = plan.ending ? tier.id === 'basic' : plan.nextTier === tier.id
      return planned
        ? { label: 'Starts next', disabled: true }
        : { label: 'Downgrade', busy: downgrade.busy, onClick: () => void downgrade.to(tier) }
    }
    if (isAtLeast(plan.tier, tier.id)) return { label: 'Included in your plan', disabled: true }
    return { label: 'Upgrade', primary: true, busy: checkout.busy, onClick: () => checkout.choose(tier) }
  }
  return (
    <Stack>
      {!plan.paid && (
        <SegmentedControl
          className="at-start"
          aria-label="Currency"
          value={currency}
          onChange={(value) => setChosen(value as Currency)}
          data={currencies.map((value) => ({ value, label: `${currencySymbols[value]} ${value}` }))}
        />
      )}
      <Loaded of={tiers}>
        {(all) => (
          <ul className={styles.grid}>
            {all
              .filter((tier) => tier.enabled || tier.id === plan.tier)
              .sort((a, b) => a.order - b.order)
              .map((tier, at, shown) => (
                <PlanCard
                  key={tier.id}
                  tier={tier}
                  isCurrent={tier.id === plan.tier}
                  below={shown[at - 1]}
                  action={actionOf(tier)}
                />
              ))}
          </ul>
        )}
      </Loaded>
      <PriceNotes />
      <BillingDetailsDialog
        opened={checkout.asking !== null}
        onClose={checkout.cancel}
        stored={null}
        busy={checkout.busy}
        submitLabel="Continue"
        onSubmit={checkout.give}
      />
      {checkout.confirming && (
        <ConfirmPlan
          brandUid={brandUid}
          tier={checkout.confirming}
          busy={checkout.busy}
          onClose={checkout.cancel}
          onConfirm={checkout.confirm}
        />
      )}
    </Stack>
  )
}

/** Two clicks: the button, and the yes to what it says with its date and amounts. */
export function useDowngrade(brandUid: string, plan: PlanView) {
  const write = useWrite(billingCalls.downgradePlan)
  const [isAsking, setAsking] = useState(false)
  const until = plan.periodEnd ? dayOf(plan.periodEnd, plan.timezone) : ''
  return {
    busy: write.busy || isAsking,
    to: async (tier: { id: PricingTier['id']; name: string }) => {
      const isEnd = tier.id === 'basic'
      setAsking(true)
      const preview = await ask(billingCalls.previewDowngrade, { brandUid, tier: tier.id }).catch((error: Error) => {
        showError(error.message)
        return null
      })
      setAsking(false)
      if (!preview) return
      const yes = {
        label: isEnd ? 'Cancel plan' : 'Downgrade',
        value: true,
        style: isEnd ? 'danger' : 'primary',
      } as const
      const question = downgradeQuestion(tier.name, plan, until, preview)
      if (!(await confirm(question, [{ label: `Keep ${plan.name}`, value: false }, yes]))) return
      const done = await write({ brandUid, tier: tier.id })
      if (done) showSuccess(isEnd ? `Your plan ends on ${until}.` : `${tier.name} starts on ${until}.`)
    },
  }
}

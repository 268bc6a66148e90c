import { Button, Loader, Stack } from '@mantine/core'
import { useEffect } from 'react'
import { useRead } from '../../../../kit/web/calls.ts'
import { EmptyState } from '../../../../kit/web/empty-state.tsx'
import { ordinalDate } from '../../../../kit/web/format.ts'
import { LinkTo } from '../../../../kit/web/link.tsx'
import { useAddress } from '../../../../kit/web/route.ts'
import { Screen } from '../../../../kit/web/screen.tsx'
import { useProfileUid } from '../../../profiles/web/session.tsx'
import { billingCalls } from '../../contract.ts'
import { subscriptionCompleteSearch, toPlan } from '../links.ts'

const askAgainMs = 3_000

/** Where a checkout ends. The plan opens with the provider's word, never with the browser's return. */
export function SubscriptionCompleteScreen() {
  const [{ brand_uid: named, uid }] = useAddress(subscriptionCompleteSearch)
  const brandUid = useProfileUid(named ?? uid)
  const plan = useRead(billingCalls.getPlan, { brandUid })
  const { refetch } = plan
  const isOpen = plan.data?.paid === true
  useEffect(() => {
    if (isOpen) return
    const timer = setInterval(() => void refetch(), askAgainMs)
    return () => clearInterval(timer)
  }, [isOpen, refetch])
  return (
    <Screen title="Subscription" width="narrow" of={plan} shape="lines">
      {({ name, paying, state, periodEnd, timezone }) =>
        isOpen ? (
          <EmptyState
            title={`You’re on ${name}`}
            text={
              state === 'trialing' && periodEnd
                ? `Your free trial has started. Everything in your plan is available until ${ordinalDate(periodEnd, timezone)}.`
                : 'Your plan is active. You can use everything in it now.'
            }
            action={
              <Stack>
                <Button component={LinkTo} to={{ path: '/app/brand/dashboard', search: { uid: brandUid } }}>
                  Go to your dashboard
                </Button>
                <Button component={LinkTo} to={toPlan(brandUid)} variant="subtle">
                  View plan and invoice
                </Button>
              </Stack>
            }
          />
        ) : (
          <NotYet brandUid={brandUid} isPaying={paying} />
        )
      }
    </Screen>
  )
}

/** While a payment is awaited, and for who came here without one. */
function NotYet({ brandUid, isPaying }: { brandUid: string; isPaying: boolean }) {
  if (!isPaying)
    return (
      <EmptyState
        title="There’s no payment to confirm"
        text="If you’ve just paid, give it a minute: your plan starts automatically."
        action={
          <Button component={LinkTo} to={toPlan(brandUid)}>
            See plans
          </Button>
        }
      />
    )
  return (
    <output aria-busy="true">
      <EmptyState
        title="Confirming your payment"
        text="This takes a few seconds. You don’t need to wait here: your plan starts automatically."
        action={<Loader size="sm" />}
      />
    </output>
  )
}

import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { payerDetails, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { SubscriptionCompleteScreen } from './SubscriptionCompleteScreen.tsx'

const path = '/app/brand/billing/subscription-complete'

describeScreen(SubscriptionCompleteScreen, {
  title: 'Subscription',
  path: (w) => `${path}?brand_uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => subscribe(w, w.bella, 'professional'),
  empty: ['There’s no payment to confirm'],
  filled: ['You’re on Professional', 'Your plan is active'],
  refused: { as: (w) => w.oscar },
  does: {
    'leads to the dashboard': async ({ press }, w) => {
      await press('Go to your dashboard', 'link')
      await seeWords(['No requests right now'])
      expect(location.pathname + location.search).toBe(`/app/brand/dashboard?uid=${w.luna}`)
    },
  },
})

it('opens by itself once the payment has arrived', async () => {
  const w = await world()
  const order = {
    selected_plan: 'professional',
    price_id: 'price_professional_gbp_1',
    billing_details: payerDetails,
  } as const
  await w.bella.call('initCheckout', order)
  await openScreen(w, `${path}?brand_uid=${w.luna}`, w.bella)
  await seeWords(['Confirming your payment'])
  await subscribe(w, w.bella, 'professional')
  await seeWords(['You’re on Professional'])
})

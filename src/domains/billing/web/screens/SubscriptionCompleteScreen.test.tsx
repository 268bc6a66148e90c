import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
import { SubscriptionCompleteScreen } from './SubscriptionCompleteScreen.tsx'

const path = '/app/brand/billing/subscription-complete'

describeScreen(SubscriptionCompleteScreen, {
  title: 'Subscription',
  path: (w) => `${path}?brand_uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) => subscribe(w, w.bella, 'professional'),
  empty: ['Confirming your payment'],
  filled: ['You’re on Professional', 'Payment received'],
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
  await openScreen(w, `${path}?brand_uid=${w.luna}`, w.bella)
  await seeWords(['Confirming your payment'])
  await subscribe(w, w.bella, 'professional')
  await seeWords(['You’re on Professional'])
})

import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { PlanScreen } from './PlanScreen.tsx'

describeScreen(PlanScreen, {
  title: 'Plan and billing',
  path: (w) => `/app/brand/billing?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: ['Freemium', 'Your plan', 'FREE', 'Starter', 'Monthly statement'],
  refused: { as: (w) => w.oscar },
  does: {
    'stores the billing details': async ({ page, press, fill }, w) => {
      await page.findByText('Your plan')
      await press('Billing details')
      await fill(/Legal entity name/, 'Luna Ltd')
      await fill(/Address line 1/, '1 Mill Lane')
      await fill(/^City/, 'London')
      await fill(/Postcode/, 'W1F 0AA')
      await press('Save')
      await seeWords(['Saved. We’ll use these details on future invoices.'])
      const { billing_profile } = await w.bella.call('getBillingProfile', { brand_uid: w.luna })
      expect(billing_profile).toMatchObject({ legal_entity_name: 'Luna Ltd', zip_code: 'W1F 0AA' })
    },
  },
})

import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { settle, startTrial, subscribe } from '../../../../world/payments.ts'
import { world } from '../../../../world/world.ts'
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

it('says in a free trial what is due today and next, and asks for the card it needs', async () => {
  const w = await world()
  await startTrial(w, 'none')
  await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await seeWords(['Free trial', 'Due today', '£0', 'To keep Starter', '£99 on 16 March 2026', 'Add card'])
})

it('names the next payment once a card is there', async () => {
  const w = await world()
  await startTrial(w, 'good')
  await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await seeWords([
    'Next payment',
    'Update card',
    '£99 on 16 March 2026',
    'Cancel before then and you won’t be charged for the plan.',
  ])
})

it('says before an upgrade is confirmed that the plan no longer ends, and that codes don’t lower it', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  const { page, press } = await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await page.findByText('Your plan')
  await press('Upgrade to Premium')
  await seeWords([
    'Your plan is set to end on 2 April 2026. If you upgrade, it won’t end: Premium continues each month until you cancel.',
    'then £499 a month from 2 April 2026',
    'Discount codes only work on a first plan, not on upgrades.',
  ])
  expect(page.queryByPlaceholderText('Discount or trial code')).toBeNull()
})

it('says in the dialog why a plan can’t be had now, without offering to ask again', async () => {
  const w = await world()
  await startTrial(w, 'good', ['starter'])
  const { page, press } = await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await page.findByText('Next payment')
  await press('Upgrade to Premium')
  await seeWords(['Your free trial doesn’t include Premium. You can upgrade when the trial has ended.'])
  expect(page.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('saves the invoices as a table', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'starter')
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoices')
  const { press } = await openScreen(w, `/app/brand/billing?uid=${w.luna}`, w.bella)
  await seeWords(['Download invoices as CSV'])
  await press('Download invoices as CSV')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  const [heads, row] = (await (must(saved.mock.lastCall)[0] as Blob).text()).split('\r\n')
  expect(heads).toContain('Invoice,Date,From,To,Status,Net,Tax,Total,Currency')
  expect(row).toMatch(/,2026-03-02,2026-03-02,2026-04-02,Paid,\d+\.\d\d,\d+\.\d\d,\d+\.\d\d,GBP$/)
  saved.mockRestore()
})

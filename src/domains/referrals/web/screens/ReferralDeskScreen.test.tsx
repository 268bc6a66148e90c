import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { thankYouDue } from '../../../../world/referral-stories.ts'
import { ReferralDeskScreen } from './ReferralDeskScreen.tsx'

describeScreen(ReferralDeskScreen, {
  title: 'Referrals',
  path: '/app/admin/referrals',
  as: (w) => w.ada,
  given: thankYouDue,
  empty: ['No referrals yet', 'Thank-yous'],
  filled: ['1 referral', 'Alice Moreau', 'Olivia Grant', 'Creator', 'Thank-you due', '£25 voucher', 'Thank-yous'],
  refused: { as: (w) => w.bella },
  does: {
    'starts to mark a thank-you as given': async ({ press, page, user, fill }, w) => {
      await seeWords(['Alice Moreau'])
      await user.click(await page.findByRole('checkbox', { name: 'Select Alice Moreau' }))
      await press('Mark as given')
      await fill(/^What you gave and how/, '£25 voucher sent')
      await press('Mark as given: 1 referral')
      await waitFor(async () => {
        const { run } = await w.ada.call('getBulkRun', { table: 'referrals' })
        expect(run?.title).toBe('Mark thank-yous as given')
      })
    },
    'sets the thank-you for venues': async ({ press, page, user, fill }, w) => {
      await user.click(await page.findByRole('switch', { name: 'Promise this for venues' }))
      await press('Save for venues')
      await seeWords(['Write what the thank-you is.'])
      await fill('For a venue', 'One month free')
      await press('Save for venues')
      await seeWords(['Thank-you saved.'])
      const { rows } = await w.ada.call('getThankYous', {})
      expect(rows[1]).toEqual({ kind: 'brand', text: 'One month free', isOn: true, version: 1 })
    },
  },
})

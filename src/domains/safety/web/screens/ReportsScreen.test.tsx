import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ReportsScreen } from './ReportsScreen.tsx'

describeScreen(ReportsScreen, {
  title: 'Reports',
  path: '/app/admin/reports',
  as: (w) => w.ada,
  given: (w) =>
    w.alice.call('reportProfile', {
      brandUid: w.luna,
      influencerUid: w.aliceInfluencer,
      reason: 'payment',
      details: 'Asked me for a deposit.',
    }),
  filled: ['Luna: asks for money', 'Reported by Alice Moreau', 'Asked me for a deposit.', 'Send warning'],
  empty: ['No open reports'],
  refused: { as: (w) => w.bella },
  does: {
    'leads to who was reported and who reported them': async ({ page }, w) => {
      await page.findByText(/Asked me for a deposit/)
      const hrefs = page.getAllByRole('link').map((link) => link.getAttribute('href'))
      expect(hrefs).toEqual(
        expect.arrayContaining([expect.stringContaining(w.luna), expect.stringContaining(w.aliceInfluencer)]),
      )
    },
    'leads to the accounts that can be disabled': async ({ page }, w) => {
      const account = await page.findByRole('link', { name: 'Bella' })
      expect(account.getAttribute('href')).toBe(`/app/admin/user-explorer?account=${w.bella.accountUid}`)
    },
    'warns who was reported, once it says why': async ({ press, fill }, w) => {
      await press('Send warning')
      await seeWords(['Write your decision first.'])
      await fill(/Your decision/, 'Please keep to what was agreed.')
      await press('Send warning')
      await seeWords(['No open reports'])
      expect((await w.bella.call('listNotifications', {})).rows[0]?.title).toBe('A warning from our team')
    },
  },
})

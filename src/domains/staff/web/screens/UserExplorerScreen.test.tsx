import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { UserExplorerScreen } from './UserExplorerScreen.tsx'

describeScreen(UserExplorerScreen, {
  title: 'User Explorer',
  path: '/app/admin/user-explorer',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['bella@example.test', 'account manager', 'disabled', 'Luna'],
  refused: { as: (w) => w.bella },
  does: {
    'finds somebody, and opens what the team can do': async ({ page, user, fill }, w) => {
      await seeWords(['bella@example.test'])
      await fill('Search', 'oscar@')
      await waitFor(() => expect(wordsOnScreen()).not.toContain('bella@example.test'))
      await user.click(await page.findByText('Oscar'))
      await waitFor(() => expect(location.search).toContain(w.oscar.accountUid))
      await seeWords(['oscar@example.test'])
    },
    'links a profile to a person': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByText('Oscar'))
      await press('Link a profile')
      await user.selectOptions(await page.findByLabelText('Kind of profile'), 'Influencer')
      await fill(/^Name or handle/, 'Alice')
      await user.click(await page.findByRole('radio', { name: /^Alice/ }))
      await press('Link profile')
      await seeWords(['Profile linked'])
      const { linked_profiles } = await w.oscar.call('getUser', {})
      expect(linked_profiles.map(({ uid }) => uid)).toContain(w.aliceInfluencer)
    },
    'joins two accounts of one person': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByText('Oscar'))
      await press('Merge with another account')
      await fill(/^Email of the other account/, 'olivia@example.test')
      await fill(/^How you checked/, 'Wrote to us from both')
      await press('Merge accounts')
      await seeWords(['The two accounts are one now'])
      expect((await w.oscar.call('getUser', {})).linked_influencer_uid).toBe(w.oliviaInfluencer)
    },
  },
})

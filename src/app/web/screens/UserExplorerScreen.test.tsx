import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { wordsOnScreen } from '../../testing/screen-words.ts'
import { world } from '../../../world/world.ts'
import { UserExplorerScreen } from './UserExplorerScreen.tsx'

describeScreen(UserExplorerScreen, {
  title: 'User Explorer',
  path: '/app/admin/user-explorer',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['bella@example.test', 'Account manager', 'Disabled', 'Luna'],
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
    'says in words how the list is sorted while no column shows it': async ({ page, user, press }) => {
      await seeWords(['bella@example.test', 'Sorted by Joined, latest first'])
      await press('Columns')
      await user.click(await page.findByRole('checkbox', { name: 'Joined' }))
      await waitFor(() => expect(wordsOnScreen()).not.toContain('Sorted by'))
    },
    'says whom disabling leaves out, and why': async ({ page, user, press }) => {
      await user.click(await page.findByRole('checkbox', { name: 'Select Ada' }))
      await user.click(await page.findByRole('checkbox', { name: 'Select Oscar' }))
      await press('Disable')
      await seeWords(['Disable 1 person', '1 left out: admins. Remove them from the team first.'])
    },
    'emails a sign-in link by its one button, and says which there were': async ({ page, user, press }) => {
      await user.click(await page.findByText('Oscar'))
      await press('Email a sign-in link')
      await seeWords(['We’ve emailed them a sign-in link', 'Quick sign-in link', 'still valid'])
    },
    'disables an account, once it says why': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByText('Oscar'))
      await press('Disable account')
      await press('Disable')
      await seeWords(['Write a reason first.'])
      await fill('Reason', 'Asked for it')
      await press('Disable')
      await seeWords(['Enable account'])
      const { disabled } = await w.ada.call('getAccountDetails', { uid: w.oscar.accountUid })
      expect(disabled).toBe(true)
    },
    'links a profile to a person': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByText('Oscar'))
      await press('Link a profile')
      await user.selectOptions(await page.findByLabelText('Profile type'), 'Influencer')
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
      await seeWords(['Accounts merged'])
      expect((await w.oscar.call('getUser', {})).linked_influencer_uid).toBe(w.oliviaInfluencer)
    },
  },
})

it('offers no sign-in link to an admin, who signs in with a password', async () => {
  const w = await world()
  await openScreen(w, `/app/admin/user-explorer?account=${w.ada.accountUid}`, w.ada)
  await seeWords(['Email a password reset'])
  expect(wordsOnScreen()).not.toContain('sign-in link')
})

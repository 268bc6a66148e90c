import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { ApiKeysScreen } from './ApiKeysScreen.tsx'

describeScreen(ApiKeysScreen, {
  title: 'API keys',
  path: (w) => `/app/brand/api-keys?uid=${w.luna}`,
  as: (w) => w.bella,
  given: (w) =>
    w.bella.call('createApiKey', {
      brandUid: w.luna,
      fields: { name: 'Till', scopes: ['results:write', 'visits:read'], days: 90, perMinute: 300 },
    }),
  empty: ['No API keys yet', 'Create key'],
  filled: [
    'Till',
    'Active',
    'See visits and open times · Add bookings from your own system',
    /not used yet · expires 31 May 2026 · 300 calls a minute/,
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'creates a key and shows its secret once': async ({ page, press, fill }, w) => {
      await page.findByText('Till')
      await press('Create key')
      await fill(/^Name/, 'Reports')
      const results = page.getByRole('checkbox', {
        name: 'See costs, results and booking codes',
        description: 'What collabs cost and brought. results:read',
      })
      results.click()
      const [, inDialog] = page.getAllByRole('button', { name: 'Create key' })
      inDialog?.click()
      await seeWords(['Copy your key', /pk_[\w-]{43}/])
      await press('I’ve saved it')
      const { rows } = await w.bella.call('listApiKeys', { brandUid: w.luna })
      expect(rows.map(({ name, scopes }) => [name, scopes])).toContainEqual(['Reports', ['results:read']])
      await waitFor(() => expect(page.queryByText('Copy your key')).toBeNull())
    },
    'says which field is missing': async ({ page, press }) => {
      await page.findByText('Till')
      await press('Create key')
      const [, inDialog] = page.getAllByRole('button', { name: 'Create key' })
      inDialog?.click()
      await seeWords(['Choose at least one permission.'])
    },
    'replaces a key, whose former secret works on': async ({ page, press }) => {
      await press('Replace Till')
      ;(await page.findByLabelText('In a week')).click()
      await press('Replace key')
      await seeWords(['Copy your key'])
      await press('I’ve saved it')
      await seeWords([/The old secret .* works until Mon 9 Mar/])
    },
    'turns a key off': async ({ press }, w) => {
      await press('Turn off Till')
      await press('Turn off')
      await seeWords(['Till turned off.', 'Turned off'])
      const { rows } = await w.bella.call('listApiKeys', { brandUid: w.luna })
      expect(rows.map(({ state }) => state)).toEqual(['off'])
    },
  },
})

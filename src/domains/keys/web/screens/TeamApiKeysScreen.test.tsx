import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { TeamApiKeysScreen } from './TeamApiKeysScreen.tsx'

describeScreen(TeamApiKeysScreen, {
  title: 'API keys',
  path: '/app/admin/api-keys',
  as: (w) => w.ada,
  given: (w) =>
    w.ada.call('createApiKey', {
      brandUid: null,
      fields: { name: 'Warehouse', scopes: ['collabs:read'], days: null, perMinute: 600 },
    }),
  empty: ['No API keys yet'],
  filled: ['Warehouse', /created by Ada, 2 Mar 2026 · not used yet · never expires · 600 calls a minute/],
  refused: { as: (w) => w.anna },
  does: {
    'turns a key off': async ({ press }, w) => {
      await press('Turn off Warehouse')
      await press('Turn off')
      await seeWords(['Warehouse turned off.'])
      expect((await w.ada.call('listApiKeys', { brandUid: null })).rows[0]?.state).toBe('off')
    },
  },
})

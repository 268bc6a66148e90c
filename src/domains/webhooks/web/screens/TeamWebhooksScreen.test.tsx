import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { TeamWebhooksScreen } from './TeamWebhooksScreen.tsx'

describeScreen(TeamWebhooksScreen, {
  title: 'Webhooks',
  path: '/app/admin/webhooks',
  as: (w) => w.ada,
  given: (w) =>
    w.ada.call('createWebhook', {
      brandUid: null,
      fields: { name: 'Warehouse', url: 'https://warehouse.example.test/in', topics: ['collab.completed'] },
    }),
  empty: ['No webhooks yet'],
  filled: ['Warehouse', 'A collab is completed', /created by Ada, 2 Mar 2026/],
  refused: { as: (w) => w.anna },
  does: {
    'turns a webhook off': async ({ press }, w) => {
      await press('Turn off Warehouse')
      await press('Turn off')
      await seeWords(['Warehouse turned off.'])
      expect((await w.ada.call('listWebhooks', { brandUid: null })).rows[0]?.state).toBe('off')
    },
  },
})

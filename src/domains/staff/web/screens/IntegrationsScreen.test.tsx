import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { IntegrationsScreen } from './IntegrationsScreen.tsx'

describeScreen(IntegrationsScreen, {
  title: 'Integrations',
  path: '/app/admin/integrations',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Connected services', 'not connected', 'Checked'],
  refused: { as: (w) => w.anna },
  does: {
    'looks again': async ({ press, called }) => {
      await seeWords(['Checked'])
      const before = called.length
      await press('Check again')
      await waitFor(() => expect(called.slice(before)).toContain('listIntegrations'))
      await seeWords(['Checked'])
    },
  },
})

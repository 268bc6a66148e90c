import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { TierManagementScreen } from './TierManagementScreen.tsx'

describeScreen(TierManagementScreen, {
  title: 'Pricing Tiers',
  path: '/app/admin/tier-management',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Starter', 'Premium', 'Available to new customers', 'Payment events'],
  refused: { as: (w) => w.anna },
  does: {
    'changes a name, with the reason': async ({ fill, press }, w) => {
      await fill(/^Name/, 'Beginner')
      await press('Review and save')
      await fill(/^Reason/, 'Says more')
      await press('Save')
      await seeWords(['Saved.', 'Says more'])
      const { rows } = await w.ada.call('listTiers', {})
      expect(rows.map(({ name }) => name)).toContain('Beginner')
    },
  },
})

import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { one } from '../../../../kit/contract/must.ts'
import { AdminPreferencesScreen } from './AdminPreferencesScreen.tsx'

describeScreen(AdminPreferencesScreen, {
  title: 'Preferences',
  path: '/app/admin/preferences',
  as: (w) => w.ada,
  given: async () => undefined,
  filled: ['Your day', 'Your account', 'Integrations', 'Anna', 'Amir'],
  refused: { as: (w) => w.bella },
  does: {
    'changes the name on the card': async ({ page, user, fill }, w) => {
      await fill(/^Name/, 'Ada Lund')
      const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves.filter(({ disabled }) => !disabled)))
      await seeWords(['Saved.'])
      const { rows } = await w.ada.call('listStaff', {})
      expect(rows.map(({ name }) => name)).toContain('Ada Lund')
    },
  },
})

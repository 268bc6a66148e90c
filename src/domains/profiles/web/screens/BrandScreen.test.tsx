import { expect } from 'vitest'
import { one } from '../../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { BrandScreen } from './BrandScreen.tsx'

describeScreen(BrandScreen, {
  title: 'Luna',
  path: (w) => `/app/admin/brand?brand=${w.luna}`,
  as: (w) => w.anna,
  given: async () => undefined,
  filled: ['Manager', 'Anna', 'Internal details', 'Blocked influencers', 'Monthly statement'],
  refused: { as: (w) => w.alice },
  does: {
    'keeps a note of the team': async ({ page, user, fill }, w) => {
      await fill('Notes', 'Closed in August')
      const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves.filter(({ disabled }) => !disabled)))
      await seeWords(['Saved'])
      const { staff } = await w.anna.call('getBrandProfile', { uid: w.luna })
      expect(staff?.staffNotes).toBe('Closed in August')
    },
  },
})

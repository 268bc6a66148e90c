import { expect } from 'vitest'
import { one } from '../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { BrandScreen } from './BrandScreen.tsx'

describeScreen(BrandScreen, {
  title: 'Luna',
  path: (w) => `/app/admin/brand?brand=${w.luna}`,
  as: (w) => w.anna,
  given: requestedCollab,
  filled: ['Manager', 'Anna', 'bella@example.test', 'requested the collab', 'Alice Moreau at Luna', 'Internal details'],
  refused: { as: (w) => w.alice },
  does: {
    'keeps a note, pinned for whoever opens it next': async ({ page, user, press, fill }, w) => {
      await fill('New note', 'Closed in August')
      await user.click(await page.findByRole('checkbox', { name: 'Pin to the top' }))
      await press('Add note')
      await seeWords(['Pinned notes', 'Closed in August'])
      const { rows } = await w.anna.call('listPinnedNotes', { recordUid: w.luna })
      expect(rows.map(({ text }) => text)).toEqual(['Closed in August'])
    },
    'adds the next step and ticks it': async ({ page, user, press, fill }, w) => {
      await press('Add task')
      await fill(/^Task/, 'Ask for photos')
      await press('Add task')
      await user.click(await page.findByRole('checkbox', { name: 'Ask for photos' }))
      await seeWords(['Show done tasks (1)'])
      expect((await w.anna.call('listRecordTasks', { recordUid: w.luna })).done).toHaveLength(1)
    },
    'sets its colour by hand': async ({ press, fill }, w) => {
      await press('Set by hand')
      await fill(/^Reason/, 'Kitchen fire')
      await press('Set RAG')
      await seeWords(['RAG set.', 'Set by Anna', '“Kitchen fire”'])
      expect((await w.anna.call('getBrandHealth', { uid: w.luna })).override?.reason).toBe('Kitchen fire')
    },
    'shows its collabs': async ({ page, user }) => {
      await user.click(await page.findByRole('radio', { name: 'Collabs' }))
      await seeWords(['Dinner for two at the counter'])
    },
    'saves internal details': async ({ page, user, fill }, w) => {
      await fill('Notes', 'Closed in August')
      const saves = page.getAllByRole<HTMLButtonElement>('button', { name: 'Save' })
      await user.click(one(saves.filter(({ disabled }) => !disabled)))
      await seeWords(['Saved'])
      const { staff } = await w.anna.call('getBrandProfile', { uid: w.luna })
      expect(staff?.staffNotes).toBe('Closed in August')
    },
  },
})

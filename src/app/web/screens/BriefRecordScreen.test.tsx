import { expect } from 'vitest'
import { requestedCollab } from '../../../world/stories.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { BriefRecordScreen } from './BriefRecordScreen.tsx'

describeScreen<string>(BriefRecordScreen, {
  title: 'Dinner for two at the counter',
  path: (_w, given) => `/app/admin/brief?brief=${given ?? ''}`,
  as: (w) => w.anna,
  given: async (w) => {
    const { uid } = await requestedCollab(w)
    return (await w.anna.call('getCollab', { uid })).brief.uid
  },
  filled: ['Luna', 'Spots taken', 'bella@example.test', 'requested the collab', 'Open brief'],
  refused: { as: (w) => w.alice },
  does: {
    'lists its collabs': async ({ page, user }) => {
      await user.click(await page.findByRole('radio', { name: 'Collabs' }))
      await seeWords(['Alice Moreau'])
    },
    'keeps a note about it': async ({ press, fill }, w, uid) => {
      await fill('New note', 'Ends too early')
      await press('Add note')
      await seeWords(['Ends too early'])
      const { rows } = await w.anna.call('listRecordTimeline', { recordUid: uid, show: 'notes' })
      expect(rows).toMatchObject([{ source: 'note', text: 'Ends too early' }])
    },
  },
})

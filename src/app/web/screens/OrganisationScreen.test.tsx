import { expect } from 'vitest'
import { must } from '../../../kit/contract/must.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { requestedCollab } from '../../../world/stories.ts'
import type { World } from '../../../world/world.ts'
import { OrganisationScreen } from './OrganisationScreen.tsx'

/** Who pays for Luna, as our team reads it. */
const orgOf = async (w: World) => {
  const { staff } = await w.anna.call('getBrandProfile', { uid: w.luna })
  return must(staff, 'facts of the team').organisation.uid
}

describeScreen<string>(OrganisationScreen, {
  title: 'Luna',
  path: (_w, given) => `/app/admin/organisation?organisation=${given ?? ''}`,
  as: (w) => w.anna,
  given: async (w) => {
    await requestedCollab(w)
    return orgOf(w)
  },
  filled: ['Organisation with 1 venue', 'bella@example.test', 'requested the collab', 'No billing details yet'],
  refused: { as: (w) => w.alice },
  does: {
    'lists its venues with who looks after them, and their collabs': async ({ page, user }) => {
      await user.click(await page.findByRole('radio', { name: 'Venues' }))
      await seeWords([/Restaurant in London · Anna/])
      await user.click(await page.findByRole('radio', { name: 'Collabs' }))
      await seeWords(['Alice Moreau'])
    },
    'keeps a task for it': async ({ press, fill }, w, uid) => {
      await press('Add task')
      await fill(/^Task/, 'Send the new prices')
      await press('Add task')
      await seeWords(['Send the new prices'])
      const { open } = await w.anna.call('listRecordTasks', { recordUid: uid })
      expect(open).toMatchObject([{ text: 'Send the new prices' }])
    },
  },
})

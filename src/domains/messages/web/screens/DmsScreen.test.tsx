import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { approvedCollab } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { DmsScreen } from './DmsScreen.tsx'

async function asked(w: World) {
  const { uid } = await approvedCollab(w)
  await w.bella.call('sendMessage', { collabUid: uid, key: 'asked', text: 'Is Tuesday good for you?' })
  return { uid }
}

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (_w, collab) => (collab ? `/app/dms?collab=${collab.uid}` : '/app/dms'),
  as: (w) => w.alice,
  given: asked,
  empty: ['No messages yet', 'Choose a conversation'],
  filled: ['Luna', 'Is Tuesday good for you?', 'Dinner for two at the counter'],
  refused: { as: (w) => w.olivia },
  does: {
    'sends a message': async ({ press, fill }, w, { uid }) => {
      await fill('Message', 'Tuesday is perfect')
      await press('Send')
      await seeWords(['Tuesday is perfect'])
      const { rows } = await w.bella.call('listMessages', { collabUid: uid })
      expect(rows.map(({ text }) => text)).toContain('Tuesday is perfect')
    },
  },
})

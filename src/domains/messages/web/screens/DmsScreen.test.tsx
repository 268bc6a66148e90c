import { expect } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
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

describeScreen(DmsScreen, {
  title: 'DMs',
  path: (_w, asked) => `/app/dms?box=support${asked ? `&support=${asked.uid}` : ''}`,
  as: (w) => w.alice,
  given: async (w: World) => {
    const { uid } = await w.alice.call('requestSupport', { topic: 'content', text: 'It won’t upload.' })
    return { uid: must(uid) }
  },
  empty: ['No conversations with support', 'Contact support'],
  filled: ['It won’t upload.', 'Content'],
  refused: { as: (w) => w.olivia },
  does: {
    'writes on to support': async ({ press, fill }, w, { uid }) => {
      await fill('Message', 'It is a video.')
      await press('Send')
      await seeWords(['It is a video.'])
      expect((await w.anna.call('getSupportThread', { uid })).messages).toHaveLength(2)
    },
  },
})

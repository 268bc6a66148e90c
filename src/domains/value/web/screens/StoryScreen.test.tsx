import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { StoryScreen } from './StoryScreen.tsx'

describeScreen(StoryScreen, {
  title: 'Alice Moreau at Luna',
  path: (w, collab) => `/app/story?uid=${w.luna}&collab=${collab ?? 'none'}`,
  as: (w) => w.bella,
  given: countedCollab,
  filled: ['Results', '12K (1 of 2 have insights)', 'Posts', 'Costs', 'Share this story'],
  refused: { as: (w) => w.oscar, says: /couldn’t find|nothing here/ },
  does: {
    'shares it by a link with an end': async ({ press }) => {
      await press('Create link')
      await seeWords(['/story?token=', 'A link that works until'])
    },
  },
})

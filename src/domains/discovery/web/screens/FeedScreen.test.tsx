import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { FeedScreen } from './FeedScreen.tsx'

describeScreen(FeedScreen, {
  title: 'Feed',
  path: (w) => `/app/influencer/browse?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: liveBrief,
  empty: ['Nothing here right now'],
  filled: ['Dinner for two at the counter', 'Luna', 'Everything open to you'],
  refused: { as: (w) => w.olivia },
  does: {
    'saves a brief for later': async ({ page, press }, w) => {
      await page.findByText('Everything open to you')
      await press(/^Save Dinner for two/)
      await page.findAllByRole('button', { name: /from saved$/ })
      const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
      expect(rows).toHaveLength(1)
    },
  },
})

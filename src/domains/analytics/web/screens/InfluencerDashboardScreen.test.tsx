import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { InfluencerDashboardScreen } from './InfluencerDashboardScreen.tsx'

describeScreen(InfluencerDashboardScreen, {
  title: 'Dashboard',
  path: (w) => `/app/influencer/dashboard?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: scheduledCollab,
  empty: ['In your calendar'],
  filled: ['Your next visit', 'Luna', 'Tue 10 Mar', 'Everything about it'],
  refused: { as: (w) => w.olivia },
  does: {
    'makes a calendar link': async ({ page, press }, w) => {
      await press('Make a calendar link')
      await page.findByLabelText('Calendar link')
      expect((await w.alice.call('getCalendarFeed', { profileUid: w.aliceInfluencer })).createdAt).not.toBeNull()
    },
  },
})

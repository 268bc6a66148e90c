import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { scheduledCollab } from '../../../../world/stories.ts'
import { InfluencerDashboardScreen } from './InfluencerDashboardScreen.tsx'

describeScreen(InfluencerDashboardScreen, {
  title: 'Dashboard',
  path: (w) => `/app/influencer/dashboard?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: scheduledCollab,
  empty: ['Calendar sync'],
  filled: ['Your next visit', 'Luna', 'Tue 10 Mar', 'View details'],
  refused: { as: (w) => w.olivia },
  does: {
    'makes a calendar link': async ({ page, press }, w) => {
      await press('Create calendar link')
      await page.findByLabelText('Calendar link')
      expect((await w.alice.call('getCalendarFeed', { profileUid: w.aliceInfluencer })).createdAt).not.toBeNull()
    },
  },
})

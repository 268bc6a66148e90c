import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { submittedBrief } from '../../../../world/stories.ts'
import { MyDayScreen } from './MyDayScreen.tsx'

describeScreen(MyDayScreen, {
  title: 'My day',
  path: '/app/admin/my-day',
  as: (w) => w.anna,
  given: submittedBrief,
  empty: ['No calls today.', 'No visits today', 'You’re all caught up.'],
  filled: ['To do', 'Mon 2 Mar', 'Calendar sync'],
  refused: { as: (w) => w.bella },
  does: {
    'makes a calendar link of the team': async ({ page, press }, w) => {
      await press('Create calendar link')
      await page.findByLabelText('Calendar link')
      expect((await w.anna.call('getCalendarFeed', { profileUid: null })).createdAt).not.toBeNull()
    },
  },
})

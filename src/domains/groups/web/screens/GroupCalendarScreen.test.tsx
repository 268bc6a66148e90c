import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { GroupCalendarScreen } from './GroupCalendarScreen.tsx'

const day = storySlot.toISOString().slice(0, 10)

describeScreen(GroupCalendarScreen, {
  title: 'Calendar for all venues',
  path: (w) => `/app/group/calendar?uid=${w.luna}&span=week&on=${day}`,
  as: (w) => w.bella,
  given: async (w) => {
    await groupVenue(w, { name: 'Luna Paris', city: 'paris' })
    return scheduledCollab(w)
  },
  empty: ['No visits. Times are local to each venue.'],
  filled: ['1 visit', 'Alice Moreau', 'Luna, London', 'Scheduled'],
  refused: { as: (w) => w.oscar },
  does: {
    'shows other days and one venue, and keeps both in the address': async ({ page, user }, w, { uid }) => {
      const link = await page.findByRole('link', { name: /Alice Moreau/ })
      expect(link.getAttribute('href')).toBe(`/app/collab?uid=${w.luna}&collab=${uid}`)
      await user.click(page.getByRole('radio', { name: 'Day' }))
      await user.click(await page.findByRole('button', { name: 'Next day' }))
      await seeWords(['No visits'])
      expect(new URLSearchParams(location.search).get('on')).toBe('2026-03-11')
      await user.click(page.getByRole('button', { name: 'Previous day' }))
      await seeWords(['1 visit'])
      page.getByLabelText('Luna Paris').click()
      await seeWords(['No visits'])
    },
    'makes one calendar link for all venues': async ({ page, user }, w) => {
      await user.click(await page.findByRole('button', { name: 'Create calendar link' }))
      await page.findByLabelText('Calendar link')
      expect((await w.bella.call('getCalendarFeed', { profileUid: 'venues' })).createdAt).not.toBeNull()
    },
    'says when and where first, and the stage, and fills the weeks of a month': async ({ page, user }) => {
      await user.click(await page.findByRole('radio', { name: 'Month' }))
      await page.findByRole('link', { name: /^\d\d:\d\d Luna Alice Moreau ?, Scheduled$/ })
      await seeWords(['1 visit in March 2026', /\d\d:\d\d Luna Alice Moreau/])
      page.getByRole('button', { name: 'Sunday 5 April, no visits' }).click()
      await expect.poll(() => new URLSearchParams(location.search).get('on')).toBe('2026-04-05')
    },
  },
})

import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { World } from '../../../../world/world.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { MeetingsScreen } from './MeetingsScreen.tsx'

async function booked(w: World) {
  await openHours(w.anna)
  await bookedMeeting(w)
}

describeScreen(MeetingsScreen, {
  title: 'Calls',
  path: '/app/admin/calls',
  as: (w) => w.anna,
  given: booked,
  empty: ['No upcoming calls'],
  filled: ['Gina’s Kitchen', 'Your page'],
  refused: { as: (w) => w.bella },
  does: {
    'takes a call that was cancelled out of those ahead, and keeps it among the past': async ({ page, user }, w) => {
      const [call] = (await w.anna.call('listMeetings', {})).rows
      await seeWords(['Gina’s Kitchen', 'Your page'])
      expect(page.getByText('Your page').closest('a')?.getAttribute('href')).toMatch(/^\/app\/account-manager\/anna/)
      const { searchParams } = new URL(must(call?.changePath), w.config.publicUrl)
      await w.anonymous.call('cancelMeeting', { token: must(searchParams.get('token')) })
      await user.selectOptions(page.getByDisplayValue('Upcoming'), 'Past and cancelled')
      await seeWords(['Gina’s Kitchen', 'cancelled'])
      expect((await w.anna.call('listMeetings', {})).rows).toEqual([])
    },
  },
})

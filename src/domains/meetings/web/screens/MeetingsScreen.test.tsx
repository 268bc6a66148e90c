import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { must } from '../../../../kit/contract/must.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { type World, world } from '../../../../world/world.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { MeetingsScreen } from './MeetingsScreen.tsx'

async function booked(w: World) {
  await openHours(w.anna)
  await bookedMeeting(w)
  await bookedMeeting(w, { name: 'Gus', email: 'gus@example.test', startsAt: '2026-03-10T10:00:00.000Z' })
  setClock(new Date('2026-03-03T10:30:00Z'))
}

describeScreen(MeetingsScreen, {
  title: 'Calls',
  path: '/app/admin/calls',
  as: (w) => w.anna,
  given: booked,
  empty: ['No upcoming calls', 'Set your hours'],
  filled: ['2 calls', 'Gus', 'Gina’s Kitchen', 'Upcoming'],
  refused: { as: (w) => w.bella },
  does: {
    'takes a call that was cancelled out of those ahead, and keeps it among the past': async ({ page, press }, w) => {
      const [call] = (await w.anna.call('listMeetings', { sort: '-starts' })).rows
      await seeWords(['Gus', 'Your page'])
      expect(page.getByText('Your page').closest('a')?.getAttribute('href')).toMatch(/^\/app\/account-manager\/anna/)
      const { searchParams } = new URL(must(call?.changePath), w.config.publicUrl)
      await w.anonymous.call('cancelMeeting', { token: must(searchParams.get('token')) })
      await seeWords(['1 call'])
      await press('Past calls hidden. Show past calls')
      await seeWords(['Gus', 'Cancelled'])
    },
    'says that nothing matches only where something is searched': async ({ fill, press }) => {
      await seeWords(['Gus'])
      await fill('Search', 'nobody')
      await seeWords(['No calls match', 'Clear filters'])
      await press('Clear filters')
      await seeWords(['Gus'])
    },
    'records how a call went where it stands': async ({ page, user }, w) => {
      await seeWords(['Gina’s Kitchen'])
      await user.selectOptions(await page.findByRole('combobox', { name: 'Outcome of the call with Gina' }), 'Held')
      await waitFor(async () => expect((await w.anna.call('listMeetings', {})).rows[0]?.state).toBe('held'))
    },
  },
})

it('names an admin whose own calls are asked for, also while there are none', async () => {
  const w = await world()
  const { press, user, page } = await openScreen(w, '/app/admin/calls', w.ada)
  await press('All calls')
  await user.click(await page.findByRole('menuitem', { name: 'Only mine' }))
  await seeWords([/is Ada/, 'No calls match'])
})

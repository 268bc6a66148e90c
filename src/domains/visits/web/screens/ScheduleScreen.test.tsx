import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { approvedCollab, approvedStay, scheduleToken } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { ScheduleScreen } from './ScheduleScreen.tsx'

async function mailed(w: World): Promise<{ uid: string; token: string }> {
  const { uid } = await approvedCollab(w)
  return { uid, token: await scheduleToken(w) }
}

async function mailedStay(w: World): Promise<{ uid: string; token: string }> {
  const { uid } = await approvedStay(w)
  return { uid, token: await scheduleToken(w) }
}

describeScreen(ScheduleScreen, {
  title: 'Pick a time at Luna',
  path: (_w, given) => `/app/influencer/schedule?token=${given?.token}`,
  as: (w) => w.anonymous,
  given: mailed,
  filled: ['March 2026', 'Times', 'Times are in London'],
  does: {
    'books a time': async ({ page, press }, w, { uid }) => {
      const times = await page.findByRole('group', { name: 'Times' })
      within(times).getAllByRole('button')[0]?.click()
      await seeWords(['Guests (up to 1)', 'No guests'])
      await press('One guest more')
      await seeWords(['Cancelling less than 48 hours before, or not turning up, lowers your reliability.'])
      await press(/^Book /)
      await page.findByText('You’re booked at Luna')
      await seeWords(['Where', '1 guest', 'Add to calendar'])
      expect((await w.alice.call('getCollab', { uid })).stage).toBe(4)
    },
  },
})

describeScreen(ScheduleScreen, {
  title: 'Pick your nights at Luna',
  path: (_w, given) => `/app/influencer/schedule?token=${given?.token}`,
  as: (w) => w.anonymous,
  given: mailedStay,
  filled: ['Stays are for 2–3 nights.', 'March 2026', 'Choose your check-in date.'],
  does: {
    'books a stay with check-in and check-out, and its value': async ({ page, press }, w, { uid }) => {
      await press('Thursday 12 March, check in')
      await seeWords(['Now choose your check-out date.'])
      // Too short: shown, and not chosen.
      await press('Friday 13 March, too short')
      await seeWords(['Now choose your check-out date.'])
      await press('Saturday 14 March, check out')
      await seeWords(['£240: 2 nights at £120'])
      await press('Book 2 nights, 12–14 Mar')
      await page.findByText('You’re booked at Luna')
      await seeWords(['Your stay: 2 nights, 12–14 Mar.'])
      expect((await w.alice.call('getCollab', { uid })).visit?.stay).toEqual({
        checkInOn: '2026-03-12',
        checkOutOn: '2026-03-14',
      })
    },
  },
})

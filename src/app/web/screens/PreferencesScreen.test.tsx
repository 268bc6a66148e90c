import { fireEvent, screen as page, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { now } from '../../../kit/server/clock.ts'
import { liveBrief } from '../../../world/stories.ts'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { PreferencesScreen } from './PreferencesScreen.tsx'

describeScreen(PreferencesScreen, {
  title: 'Preferences',
  path: (w) => `/app/brand/preferences?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: [
    'Venue',
    'Opening hours',
    'Closed days',
    'On arrival',
    'Photos',
    'Plan and billing',
    'Team',
    'ben@example.test',
    'Manage API keys',
    'Anna',
  ],
  refused: { as: (w) => w.oscar },
  does: {
    'saves how to arrive': async ({ press, fill }, w) => {
      await fill('On arrival', 'Ring at the green door.')
      await press('Save')
      await seeWords(['Saved.'])
      expect((await w.bella.call('getBrandProfile', { uid: w.luna })).arrivalText).toBe('Ring at the green door.')
    },
    'draws the opening hours and saves them': async ({ press }, w) => {
      fireEvent.click(await page.findByLabelText(/^Sunday 07:00/))
      await press('Save')
      await seeWords(['Saved.'])
      expect((await w.bella.call('getBrandProfile', { uid: w.luna })).openingHours).toContainEqual({
        weekday: 7,
        from: '07:00',
        to: '07:30',
      })
    },
    'closes days in every brief': async ({ press }, w) => {
      const brief = await liveBrief(w)
      await seeWords(['Applies to your brief'])
      await press('Monday 9 March, open')
      await press('Wednesday 11 March, open')
      await press('Close 3 days')
      await seeWords(['9 – 11 Mar, 3 days'])
      expect((await w.bella.call('getBrief', { uid: brief.uid })).content.availability.blackout).toEqual([
        '2026-03-09',
        '2026-03-10',
        '2026-03-11',
      ])
    },
    'makes a colleague an admin': async ({ press }, w) => {
      await press('Make admin')
      await waitFor(async () => {
        const { members } = await w.bella.call('listTeam', { brandUid: w.luna })
        expect(members.find(({ accountUid }) => accountUid === w.ben.accountUid)?.role).toBe('admin')
      })
    },
    'hands the ownership over': async ({ press }, w) => {
      await w.database.pool.query('update accounts set last_seen_at = $2 where uid = $1', [w.ben.accountUid, now()])
      await press('Make admin')
      await press('Make owner')
      await seeWords(['Make Ben the owner of Luna'])
      await press('Make owner')
      await seeWords(['Ben is now the owner', 'Leave team'])
      await press('Leave team')
      await seeWords(['Leave Luna?'])
      await press('Leave team')
      await waitFor(async () => {
        const { members } = await w.ben.call('listTeam', { brandUid: w.luna })
        expect(members.map(({ name }) => name)).not.toContain('Bella')
      })
    },
  },
})

import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { now } from '../../../../kit/server/clock.ts'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { PreferencesScreen } from './PreferencesScreen.tsx'

describeScreen(PreferencesScreen, {
  title: 'Preferences',
  path: (w) => `/app/brand/preferences?uid=${w.luna}`,
  as: (w) => w.bella,
  given: async () => undefined,
  filled: ['Venue', 'How to arrive', 'Photos', 'Plan and billing', 'Team', 'ben@example.test', 'Anna'],
  refused: { as: (w) => w.oscar },
  does: {
    'saves how to arrive': async ({ press, fill }, w) => {
      await fill('How to arrive', 'Ring at the green door.')
      await press('Save')
      await seeWords(['Saved.'])
      expect((await w.bella.call('getBrandProfile', { uid: w.luna })).arrivalText).toBe('Ring at the green door.')
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
      await seeWords(['Ben is the owner now', 'Leave team'])
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

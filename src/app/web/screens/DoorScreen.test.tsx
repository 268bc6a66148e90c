import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../testing/describe-screen.ts'
import { scheduledCollab, doorToken } from '../../../world/stories.ts'
import type { World } from '../../../world/world.ts'
import { setClock } from '../../../kit/server/clock.ts'
import { storySlot } from '../../../world/stories.ts'
import { DoorScreen } from './DoorScreen.tsx'

async function today(w: World) {
  const token = await doorToken(w)
  await scheduledCollab(w)
  setClock(storySlot)
  return token
}

describeScreen(DoorScreen, {
  title: 'Door · Luna',
  path: (_w, token) => `/door?token=${token}`,
  as: (w) => w.anonymous,
  given: today,
  filled: [
    'Alice Moreau',
    '15:00',
    'With 1 guest',
    'Diet and allergies: No nuts',
    'Check-in code for creators',
    'How did you hear about us?',
  ],
  does: {
    'takes a tap back': async ({ press }, w, token) => {
      await press('Walked past')
      await press('Undo')
      const { heard } = await w.anonymous.call('getDoorSignals', { token })
      expect(heard).toContainEqual({ answer: 'passing', today: 0 })
    },
    'counts how somebody heard of the venue with one tap': async ({ press }, w, token) => {
      await press('Friends or family')
      await press('Dismiss')
      await waitFor(async () => {
        const { heard } = await w.anonymous.call('getDoorSignals', { token })
        expect(heard).toContainEqual({ answer: 'friend', today: 1 })
      })
    },
    'ticks in who arrived': async ({ page, press }, w, token) => {
      await press('Arrived')
      await waitFor(() => expect(page.queryByRole('button', { name: 'Arrived' })).toBeNull())
      const { visits } = await w.anonymous.call('getDoorPage', { token })
      expect(visits[0]?.state).toBe('arrived')
    },
  },
})

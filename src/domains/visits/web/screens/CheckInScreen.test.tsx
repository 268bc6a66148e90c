import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { scheduledCollab, doorToken } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { storySlot } from '../../../../world/stories.ts'
import { CheckInScreen } from './CheckInScreen.tsx'

async function atTheDoor(w: World) {
  const token = await doorToken(w)
  await scheduledCollab(w)
  setClock(storySlot)
  return (await w.anonymous.call('getDoorPage', { token })).code
}

describeScreen(CheckInScreen, {
  title: 'Check in',
  path: (_w, code) => (code ? `/app/check-in?code=${code}` : '/app/check-in'),
  as: (w) => w.alice,
  given: atTheDoor,
  empty: ['No visit to check in now'],
  filled: ['Luna', 'Tue 10 Mar', 'View collab'],
  does: {
    'checks in with the code of the door': async ({ press }, w) => {
      await press(/check in|here/i)
      await waitFor(async () => {
        const { rows } = await w.alice.call('listInfluencerCollabs', {
          influencerUid: w.aliceInfluencer,
          show: 'active',
        })
        expect(rows[0]?.visit?.checkedInAt).toBeTruthy()
      })
    },
  },
})

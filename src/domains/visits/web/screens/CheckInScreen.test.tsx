import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { scheduledCollab, doorToken } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { storySlot } from '../../../../world/stories.ts'
import { aliceRunsLuna } from '../../../../world/team-stories.ts'
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
  empty: ['No visit to check in to right now'],
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

it('finds the visit of somebody who has a brand as well, and came from there', async () => {
  const w = await world()
  const code = await atTheDoor(w)
  await aliceRunsLuna(w)
  const { linked_profiles: linked } = await w.alice.call('getUser', {})
  // The brand is what their session shows.
  expect(linked[0]).toMatchObject({ uid: w.luna, type: 'brand' })
  await openScreen(w, `/app/check-in?code=${code}`, w.alice)
  await seeWords(['Luna', 'Tue 10 Mar', 'View collab'])
})

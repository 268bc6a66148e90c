import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { must } from '../../../../kit/contract/must.ts'
import type { World } from '../../../../world/world.ts'
import { SharedShortlistScreen } from './SharedShortlistScreen.tsx'

async function shared(w: World) {
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  const token = must(new URL((await w.bella.call('shareShortlist', { uid })).url).searchParams.get('token'))
  return { uid, token }
}

describeScreen(SharedShortlistScreen, {
  title: 'Shortlist · Luna',
  path: (_w, given) => `/shortlist?token=${given?.token ?? 'none'}`,
  as: (w) => w.anonymous,
  given: shared,
  filled: ['Alice Moreau', '20K on Instagram', 'Your name', 'Luna would like to know what you think of 1 creator.'],
  does: {
    'says what one thinks, once one has said who one is': async ({ fill, press }, w, { uid }) => {
      await seeWords(['Alice Moreau'])
      await fill('Your name', 'Lena')
      await press('Maybe')
      await seeWords(['Lena: Maybe'])
      const { rows } = await w.bella.call('getShortlist', { uid })
      expect(rows).toMatchObject([{ votes: [{ name: 'Lena', vote: 'maybe' }] }])
    },
  },
})

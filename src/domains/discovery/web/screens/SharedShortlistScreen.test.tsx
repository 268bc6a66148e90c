import { screen as page } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { must } from '../../../../kit/contract/must.ts'
import { smallPortfolio } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
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
      await seeWords(['Alice Moreau', 'Add your name to vote.'])
      await fill('Your name', 'Lena')
      expect(wordsOnScreen()).not.toContain('Add your name to vote.')
      await press('Maybe')
      await seeWords(['Lena: Maybe'])
      const { rows } = await w.bella.call('getShortlist', { uid })
      expect(rows).toMatchObject([{ votes: [{ name: 'Lena', vote: 'maybe' }] }])
    },
  },
})

it('opens their content in full', async () => {
  const w = await world()
  await smallPortfolio(w)
  const { token } = await shared(w)
  const { press } = await openScreen(w, `/shortlist?token=${token}`, w.anonymous)
  await press('Open Content 1 by Alice Moreau')
  await seeWords(['1 of 2'])
  await press('Next')
  await seeWords(['2 of 2', 'By Alice Moreau'])
  expect(page.getByRole('img', { name: 'Content 2 by Alice Moreau' }).getAttribute('src')).toContain('/full/')
})

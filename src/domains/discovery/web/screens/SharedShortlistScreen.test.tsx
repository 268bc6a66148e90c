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
      await seeWords(['Lena: Maybe', 'Thanks, your vote is saved.'])
      const { rows } = await w.bella.call('getShortlist', { uid })
      expect(rows).toMatchObject([{ votes: [{ name: 'Lena', vote: 'maybe' }] }])
    },
  },
})

it('asks for a surname where somebody else has voted under the name, and changes one’s own vote', async () => {
  const w = await world()
  const { uid, token } = await shared(w)
  const votes = async () => (await w.bella.call('getShortlist', { uid })).rows[0]?.votes
  const toms = { name: 'Tom', voterKey: 'the browser of another Tom' }
  await w.anonymous.call('voteOnShortlist', { token, ...toms, influencerUid: w.aliceInfluencer, vote: 'approve' })
  const { press, fill } = await openScreen(w, `/shortlist?token=${token}`, w.anonymous)
  await fill('Your name', 'Tom')
  await press('No')
  await seeWords(['Someone has already voted as Tom. Add your surname.'])
  expect(page.getByLabelText('Your name').getAttribute('aria-invalid')).toBe('true')
  expect(await votes()).toEqual([{ name: 'Tom', vote: 'approve' }])
  await fill('Your name', 'Tom Weber')
  expect(wordsOnScreen()).not.toContain('Add your surname')
  await press('No')
  await seeWords(['Tom Weber: No'])
  await press('Maybe')
  await seeWords(['Tom Weber: Maybe', 'Tom: Approve'])
})

it('opens their content in full', async () => {
  const w = await world()
  await smallPortfolio(w)
  const { token } = await shared(w)
  const { press } = await openScreen(w, `/shortlist?token=${token}`, w.anonymous)
  await press(/^Open Photo 1 by Alice Moreau/)
  await seeWords(['1 of 2'])
  await press('Next')
  await seeWords(['2 of 2', 'By Alice Moreau'])
  expect(page.getByRole('img', { name: /^Photo 2 by Alice Moreau/ }).getAttribute('src')).toContain('/full/')
})

import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeScreen } from '../../../../app/testing/describe-screen.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { FeedScreen } from './FeedScreen.tsx'

describeScreen(FeedScreen, {
  title: 'Feed',
  path: (w) => `/app/influencer/browse?uid=${w.aliceInfluencer}`,
  as: (w) => w.alice,
  given: liveBrief,
  empty: ['Nothing here right now'],
  filled: ['Dinner for two at the counter', 'Luna', 'Everything open to you'],
  refused: { as: (w) => w.olivia },
  does: {
    'blocks a venue from its brief': async ({ page, press, user }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await press('More')
      await press('Block Luna', 'menuitem')
      await page.findByText(/They won’t be told/)
      await user.click(must((await page.findAllByRole('button', { name: 'Block Luna' })).at(-1)))
      await waitFor(async () => {
        const { rows } = await w.alice.call('listBlockedBrands', { influencerUid: w.aliceInfluencer })
        expect(rows).toHaveLength(1)
      })
    },
    'suggests different terms with a request': async ({ page, press, user, fill }, w) => {
      await page.findByText('Everything open to you')
      await user.click(must(document.querySelector('article a')))
      await user.click(await page.findByLabelText('Suggest different terms'))
      await fill('Payment by the brand (optional)', '50')
      await press('Remove deliverable 1')
      await press('Request collab')
      await waitFor(async () => {
        const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
        expect(rows[0]?.suggestion?.rows.map(({ label, becomes }) => [label, becomes])).toEqual([
          ['Content', '1 Instagram post (photo)'],
          ['Payment', '£50, paid by the brand to the creator'],
        ])
      })
    },
    'saves a brief for later': async ({ page, press }, w) => {
      await page.findByText('Everything open to you')
      await press(/^Save Dinner for two/)
      await page.findAllByRole('button', { name: /from saved$/ })
      const { rows } = await w.alice.call('listFeed', { influencerUid: w.aliceInfluencer, savedOnly: true })
      expect(rows).toHaveLength(1)
    },
  },
})

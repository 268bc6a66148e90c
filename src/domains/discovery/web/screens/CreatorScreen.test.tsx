import { screen as page, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { requestedCollab, similarCreators, smallPortfolio } from '../../../../world/stories.ts'
import { visitedCollab } from '../../../../world/content-stories.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { world } from '../../../../world/world.ts'
import { wordsOnScreen } from '../../../../app/testing/screen-words.ts'
import { CreatorScreen } from './CreatorScreen.tsx'

describeScreen(CreatorScreen, {
  title: 'Alice Moreau',
  path: (_w, given) => `/app/creator?handle=alice.eats${given ? `&brief=${given.brief.uid}` : ''}`,
  as: (w) => w.bella,
  given: requestedCollab,
  empty: ['Alice Moreau', 'No content to show yet', 'No visits with Plusone yet.'],
  filled: [
    '@alice.eats',
    'Request for “Dinner for two at the counter”',
    'I would love to come.',
    'Instagram',
    'Collabs with Alice Moreau',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'approves the request beside the content': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await seeWords([/Dinner for two at the counter Approved/])
      expect((await w.bella.call('getCollab', { uid })).stage).toBe(3)
    },
    'reports them from their page': async ({ press }) => {
      await press('More')
      ;(await page.findByRole('menuitem', { name: 'Report or block' })).click()
      expect(await page.findByRole('dialog', { name: 'Report Alice Moreau' })).toBeTruthy()
    },
    'shortlists them, and counts that the brand looked': async ({ press }, w) => {
      await press('Shortlist')
      await seeWords(['Added Alice Moreau to “Shortlist”.'])
      const { own } = await w.alice.call('getCreatorPage', { handle: 'alice.eats' })
      expect(own).toMatchObject({ opened: 1, brands: 1 })
    },
  },
})

it('says of a collab whose visit has begun that content is due, as its own page does', async () => {
  const w = await world()
  await visitedCollab(w)
  await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await seeWords([/Dinner for two at the counter Content due/])
})

it('shows creators their page as brands see it, and what would make it stronger', async () => {
  const w = await world()
  await openScreen(w, '/app/creator?handle=alice.eats', w.alice)
  await seeWords([
    'This is how brands see you',
    'No brand has opened your page in the last 30 days.',
    'Add 6 more to your portfolio',
  ])
})

it('opens content in full, and shows the next by key', async () => {
  const w = await world()
  await smallPortfolio(w)
  const { press } = await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await press(/^Open Photo 1 by Alice Moreau/)
  await seeWords(['1 of 2'])
  await press('Next')
  await seeWords(['2 of 2', 'By Alice Moreau'])
})

it('shows content of every origin in one grid, and each by itself', async () => {
  const w = await world()
  await smallPortfolio(w)
  await connectedAccount(w, 'instagram')
  const { user } = await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await seeWords(['Portfolio 2', 'Recent posts 12', /\d likes/])
  const opens = () => page.queryAllByRole('button', { name: /^Open (Photo|Video)/ }).length
  expect(opens()).toBe(2)
  await user.click(page.getByLabelText('Recent posts 12'))
  await waitFor(() => expect(opens()).toBe(0))
  await user.click(page.getByLabelText('Portfolio 2'))
  await waitFor(() => expect(opens()).toBe(2))
  expect(wordsOnScreen()).not.toMatch(/\d likes/)
})

it('shows a brand who is like them', async () => {
  const w = await world()
  await similarCreators(w)
  await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await seeWords(['More like this', 'Olivia Grant'])
})

it('offers nothing for a creator who blocked the brand, and asks the server for nothing it refuses', async () => {
  const w = await world()
  await similarCreators(w)
  await w.alice.call('blockBrand', { influencerUid: w.aliceInfluencer, brandUid: w.luna })
  await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await seeWords(['isn’t taking invitations right now'])
  expect(wordsOnScreen()).not.toMatch(/Shortlist\b|More like this|Invite\b/)
})

it('leads a brand without a live brief to its briefs before it invites', async () => {
  const w = await world()
  const { press } = await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await press('Invite')
  await seeWords(['You have no live briefs', 'Publish a brief first, then invite Alice Moreau to it.'])
  expect(page.getByRole('link', { name: 'Go to your briefs' }).getAttribute('href')).toContain('/app/brand/briefs')
})

it('says of a connected YouTube channel why it has no averages, and that the numbers are the sandbox’s', async () => {
  const w = await world()
  await connectedAccount(w, 'youtube')
  await openScreen(w, '/app/creator?handle=alice.eats', w.bella)
  await seeWords([
    'Verified by YouTube (sandbox)',
    'YouTube’s terms don’t let us work out average views or engagement.',
    'Verified by our team',
  ])
  expect(wordsOnScreen()).not.toContain('Not given')
})

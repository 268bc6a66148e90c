import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { openScreen } from '../../../../app/testing/open-screen.tsx'
import { requestedCollab, similarCreators, smallPortfolio } from '../../../../world/stories.ts'
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
    'Alice Moreau and you',
  ],
  refused: { as: (w) => w.olivia },
  does: {
    'approves the request beside the content': async ({ press }, w, { uid }) => {
      await press('Approve')
      await press('Dismiss')
      await seeWords([/Dinner for two at the counter Approved/])
      expect((await w.bella.call('getCollab', { uid })).stage).toBe(3)
    },
    'shortlists them, and counts that the brand looked': async ({ press }, w) => {
      await press('Shortlist')
      await seeWords(['Alice Moreau is on “Shortlist”.'])
      const { own } = await w.alice.call('getCreatorPage', { handle: 'alice.eats' })
      expect(own).toMatchObject({ opened: 1, brands: 1 })
    },
  },
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
  await press('Open Content 1 by Alice Moreau')
  await seeWords(['1 of 2'])
  await press('Next')
  await seeWords(['2 of 2', 'By Alice Moreau'])
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

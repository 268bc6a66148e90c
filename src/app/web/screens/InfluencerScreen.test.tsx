import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { describeScreen, seeWords } from '../../testing/describe-screen.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { must } from '../../../kit/contract/must.ts'
import { bringPhoto, deliveredCollab } from '../../../world/content-stories.ts'
import { requestedCollab } from '../../../world/stories.ts'
import { world } from '../../../world/world.ts'
import { InfluencerScreen } from './InfluencerScreen.tsx'

describeScreen(InfluencerScreen, {
  title: 'Alice Moreau',
  window: '@alice.eats',
  path: (w) => `/app/admin/influencer?influencer=${w.aliceInfluencer}`,
  as: (w) => w.ada,
  given: async (w) => {
    const screenshot = await bringPhoto(w, w.alice)
    const { version, social } = await w.alice.call('getInfluencerProfile', { uid: w.aliceInfluencer })
    const { url: _url, confirmedHow: _how, confirmedAt: _at, ...account } = must(social[0])
    await w.alice.call('saveSocialAccount', { uid: w.aliceInfluencer, version, account, screenshot })
  },
  filled: ['@alice.eats', 'alice@example.test', 'Timeline', 'Internal details', 'fine dining, brunch'],
  refused: { as: (w) => w.olivia },
  does: {
    'verifies numbers by their screenshot, or says why not': async ({ page, user, press, fill }, w) => {
      await user.click(await page.findByRole('radio', { name: 'Accounts and portfolio' }))
      await seeWords(['8K average views', 'Verify numbers', '20K followers'])
      await press(/^Don’t verify/)
      await fill(/^Reason/, 'It shows another account.')
      await press('Send reason')
      await seeWords(['Didn’t verify Alice Moreau’s'])
      await press('Dismiss')
      await seeWords([/^(?!.*Verify numbers).*Self-reported/s])
      await waitFor(async () => {
        const { social } = await w.ada.call('getInfluencerProfile', { uid: w.aliceInfluencer })
        expect(social.map(({ confirmedHow }) => confirmedHow)).toEqual(['self-declared'])
      })
    },
    'suspends with a reason': async ({ press, fill }, w) => {
      await press('Suspend')
      await fill(/^Reason/, 'Bought followers')
      await press('Suspend')
      await seeWords(['suspended', 'Bought followers'])
      expect((await w.ada.call('getInfluencerProfile', { uid: w.aliceInfluencer })).approval).toBe('suspended')
    },
  },
})

it('shows the table of their collabs alone', async () => {
  const w = await world()
  const { brief } = await requestedCollab(w)
  await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: 'And me.' })
  const path = `/app/admin/influencer?influencer=${w.oliviaInfluencer}&tab=collabs`
  const { page } = await openScreen(w, path, w.ada)
  await seeWords(['1 collab', 'Olivia Grant', 'Dinner for two at the counter'])
  expect(page.getByRole('grid').textContent).not.toContain('Alice Moreau')
})

it('shows content in review, and conversations', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  await w.alice.call('sendMessage', { collabUid, key: 'a', text: 'All uploaded' })
  const path = `/app/admin/influencer?influencer=${w.aliceInfluencer}&tab=content`
  const { page, user } = await openScreen(w, path, w.ada)
  await seeWords([/Luna.*In review/s, '2 deliverables'])
  for (const link of page.getAllByRole('link', { name: /Reel|Post/ }))
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/app/collab\\?collab=${collabUid}&deliverable=`))
  await user.click(page.getByRole('radio', { name: 'Messages' }))
  await seeWords(['Dinner for two at the counter', 'All uploaded'])
})

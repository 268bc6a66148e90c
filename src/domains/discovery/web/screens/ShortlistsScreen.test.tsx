import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { must } from '../../../../kit/contract/must.ts'
import { liveBrief } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { ShortlistsScreen } from './ShortlistsScreen.tsx'

/** Alice and Olivia are on it, and Lena likes Alice. */
async function shortlisted(w: World) {
  await liveBrief(w)
  const on = (influencerUid: string) => w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid })
  await on(w.oliviaInfluencer)
  const { uid } = await on(w.aliceInfluencer)
  const token = must(new URL((await w.bella.call('shareShortlist', { uid })).url).searchParams.get('token'))
  await w.anonymous.call('voteOnShortlist', {
    token,
    name: 'Lena',
    influencerUid: w.aliceInfluencer,
    vote: 'approve',
  })
  return uid
}

describeScreen(ShortlistsScreen, {
  title: 'Shortlists',
  path: (w) => `/app/brand/shortlists?uid=${w.luna}`,
  as: (w) => w.bella,
  given: shortlisted,
  empty: ['No shortlists yet', 'Find creators'],
  filled: ['Alice Moreau', 'Olivia Grant', 'Lena: Approve'],
  refused: { as: (w) => w.oscar },
  does: {
    'invites those who are selected, and says how it went': async ({ press, page, user, fill }, w) => {
      await user.click(await page.findByLabelText('Select Alice Moreau'))
      await user.click(page.getByLabelText('Select Olivia Grant'))
      await press('Invite 2')
      await seeWords(['Alice Moreau and Olivia Grant'])
      await fill('Message', 'Come and sit at the counter.')
      await press('Send 2 invitations')
      await seeWords(['2 invited: Alice Moreau and Olivia Grant.'])
      const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
      expect(rows.map(({ message }) => message)).toEqual(Array(2).fill('Come and sit at the counter.'))
    },
    'takes somebody off it, and turns the link off': async ({ press }, w, uid) => {
      await press('Remove Olivia Grant')
      await press('Turn link off')
      await seeWords(['Link turned off.', 'Ask others by link'])
      const { rows, linkUntil } = await w.bella.call('getShortlist', { uid })
      expect([rows.map(({ handle }) => handle), linkUntil]).toEqual([['alice.eats'], null])
    },
  },
})

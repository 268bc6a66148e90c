import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { liveBrief } from '../../../../world/stories.ts'
import type { World } from '../../../../world/world.ts'
import { InviteScreen } from './InviteScreen.tsx'

/** Luna has a live brief, and Alice a public page. */
async function toBeInvited(w: World) {
  const brief = await liveBrief(w)
  const publicPage = { on: true, inSearch: false, showAudience: false, showReliability: false }
  const { slug } = await w.alice.call('savePublicPage', { uid: w.aliceInfluencer, version: 1, publicPage })
  return { brief, slug }
}

describeScreen(InviteScreen, {
  title: 'Invite to your venue',
  path: (w, given) => `/app/brand/invite?creator=${given?.slug}&uid=${w.luna}`,
  as: (w) => w.bella,
  given: toBeInvited,
  filled: ['Alice Moreau', '@alice.eats, London', 'Brief', 'Invite Alice Moreau'],
  refused: { as: (w) => w.olivia, says: 'You need a venue to invite creators' },
  does: {
    'invites to a brief, with a few words': async ({ press, fill }, w, { brief }) => {
      await fill('Message to Alice Moreau', 'Your pasta film made us hungry.')
      await press('Invite Alice Moreau')
      await seeWords(['Invitation sent to Alice Moreau.'])
      const { rows } = await w.alice.call('listInfluencerCollabs', {
        influencerUid: w.aliceInfluencer,
        show: 'invited',
      })
      expect(rows).toMatchObject([{ brief: { uid: brief.uid }, stage: 1, startedBy: 'brand' }])
    },
  },
})

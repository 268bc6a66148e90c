import { expect } from 'vitest'
import { describeScreen, seeWords } from '../../../../app/testing/describe-screen.ts'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverablesOf, onePost } from '../../../../world/content-stories.ts'
import type { World } from '../../../../world/world.ts'
import { ReviewScreen } from './ReviewScreen.tsx'

/** Alice's content is with Luna and Olivia requests a collab, when Bella sends out a link. */
async function withLink(w: World) {
  const collabUid = await deliveredCollab(w, onePost)
  const { brief } = await w.bella.call('getCollab', { uid: collabUid })
  const asked = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  const { url } = await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  return { collabUid, requestUid: asked.uid, token: must(new URL(url).searchParams.get('token'), 'token') }
}

describeScreen(ReviewScreen, {
  title: 'Review · Luna',
  path: (_w, given) => `/review?token=${given?.token}`,
  as: (w) => w.anonymous,
  given: withLink,
  filled: ['Post · Instagram by Alice Moreau', 'Request', 'Olivia Grant', 'to reply'],
  does: {
    'asks for changes under the typed name': async ({ press, fill }, w, { collabUid }) => {
      await fill('Your name', 'Lena')
      await fill('Comment', 'Please crop it.')
      await press('Request changes')
      await seeWords(['Changes requested.'])
      const states = (await deliverablesOf(w.alice, collabUid)).map(({ state, rounds }) => [state, rounds])
      expect(states).toContainEqual(['changes-requested', [expect.objectContaining({ authorName: 'Lena' })]])
    },
    'opens the creator’s page and declines from there': async ({ press, fill }, w, { requestUid }) => {
      await fill('Your name', 'Lena')
      await press('More about Olivia Grant', 'link')
      await seeWords(['No content to show yet', 'Accounts', 'Reliability', 'Everything to review for Luna'])
      await press('Decline')
      await seeWords(['Decline Olivia Grant', 'They’ll see: “The venue is looking for a different style'])
      expect((await w.olivia.call('getCollab', { uid: requestUid })).outcome).toBe('open')
      await press('Decline request')
      await seeWords(['Declined Olivia Grant.', 'Post · Instagram by Alice Moreau'])
      expect(await w.olivia.call('getCollab', { uid: requestUid })).toMatchObject({
        outcome: 'declined',
        closeText: 'The venue is looking for a different style of content this time.',
      })
    },
    'says why nothing can be decided without a name': async () => {
      await seeWords(['Add your name to decide.'])
    },
    'approves a request': async ({ press, fill }, w, { requestUid }) => {
      await fill('Your name', 'Lena')
      await press('Approve')
      await seeWords(['Approved Olivia Grant.'])
      expect((await w.olivia.call('getCollab', { uid: requestUid })).stage).toBe(3)
    },
  },
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function linkOf(w: World, brandUid = w.luna, maker = w.bella) {
  const { uid, url } = await maker.call('createReviewerLink', { brandUid, name: 'The owner' })
  return { uid, token: must(new URL(url).searchParams.get('token')) }
}

describeCall(contentCalls.getReviewedCreator, async (w) => ({
  token: (await linkOf(w)).token,
  collabUid: (await requestedCollab(w)).uid,
}))

it('shows the creator of a request as the brand sees them, with how well they suit its brief', async () => {
  const w = await world()
  const { uid: collabUid, brief } = await requestedCollab(w)
  const { token } = await linkOf(w)
  const seen = await w.anonymous.call('getReviewedCreator', { token, collabUid })
  const {
    closedTo: _closed,
    together: _past,
    request: _request,
    own: _own,
    ...page
  } = await w.bella.call('getCreatorPage', { handle: 'alice.eats', briefUid: brief.uid })
  expect(seen).toEqual(page)
})

it('shows the creator of content that is to be reviewed', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const { token } = await linkOf(w)
  expect((await w.anonymous.call('getReviewedCreator', { token, collabUid })).name).toBe('Alice Moreau')
})

it('tells nothing of the person, of how they look, and of other collabs', async () => {
  const w = await world()
  await w.alice.call('saveCasting', {
    uid: w.aliceInfluencer,
    version: 1,
    casting: { hair: 'brown', eyes: 'green', face: 'oval' },
  })
  const { uid: collabUid } = await requestedCollab(w)
  const { token } = await linkOf(w)
  const page = JSON.stringify(await w.anonymous.call('getReviewedCreator', { token, collabUid }))
  expect(page).not.toMatch(/dateOfBirth|ageBracket|gender|email|phone|permit|label|staffNotes|casting|"brown"|together/)
})

it('knows nobody whose request was answered, nobody of another brand, and nothing by an ended link', async () => {
  const w = await world()
  const { uid: collabUid, version } = await requestedCollab(w)
  const { uid, token } = await linkOf(w)
  const other = await linkOf(w, w.orso, w.oscar)
  const open = (by: string) => refusal(w.anonymous.call('getReviewedCreator', { token: by, collabUid }))
  expect(await open(other.token)).toMatchObject({ code: 'not-found' })
  const decline = { token, name: 'Lena', action: 'decline-request', uid: collabUid, version, text: '' } as const
  await w.anonymous.call('decideAsReviewer', decline)
  expect(await open(token)).toMatchObject({ code: 'not-found', message: expect.stringContaining('answered already') })
  await w.bella.call('revokeReviewerLink', { brandUid: w.luna, uid })
  expect(await open(token)).toMatchObject({ code: 'not-found', message: expect.stringContaining('turned off') })
})

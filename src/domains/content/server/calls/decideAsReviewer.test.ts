import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { deliveredCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Input, type Person, type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function linkOf(w: World, brandUid = w.luna, maker: Person = w.bella) {
  const { uid, url } = await maker.call('createReviewerLink', { brandUid, name: 'The owner' })
  return { uid, token: must(new URL(url).searchParams.get('token')) }
}
async function deliverable(w: World) {
  const { uid, version } = must((await deliverablesOf(w.bella, await deliveredCollab(w)))[0])
  return { uid, version }
}

describeCall(contentCalls.decideAsReviewer, async (w) => ({
  ...(await deliverable(w)),
  token: (await linkOf(w)).token,
  name: 'Lena',
  action: 'approve-content',
}))

it('approves and asks for changes for the brand, under the typed name, logged with the link', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const link = await linkOf(w)
  const [reel, post] = await deliverablesOf(w.bella, collabUid)
  const act = (action: Input<'decideAsReviewer'>['action'], about: { uid: string; version: number }, text = '') =>
    w.anonymous.call('decideAsReviewer', {
      token: link.token,
      name: 'Lena',
      action,
      uid: about.uid,
      version: about.version,
      text,
    })
  await act('approve-content', must(reel))
  await act('comment', must(post), 'Nice light')
  await act('request-changes', must(post), 'Please crop it')
  const [first, second] = await deliverablesOf(w.alice, collabUid)
  expect(first).toMatchObject({ status: 'approved' })
  expect(second).toMatchObject({
    state: 'changes-requested',
    comments: [{ authorName: 'Lena', side: 'reviewer', text: 'Nice light' }],
    rounds: [{ authorName: 'Lena', side: 'reviewer', text: 'Please crop it' }],
  })
  const { events: timeline } = await w.alice.call('getCollabTimeline', { uid: collabUid })
  expect(timeline.find((event) => event.kind === 'deliverable.approved')).toMatchObject({ side: 'reviewer' })
  const logged = await w.eventsOf(link.uid)
  expect(logged.map((event) => event.kind).sort()).toEqual([
    'reviewer-link.created',
    'reviewer.changes-requested',
    'reviewer.commented',
    'reviewer.content-approved',
  ])
})

it('answers requests', async () => {
  const w = await world()
  const { token } = await linkOf(w)
  const { uid, version } = await requestedCollab(w)
  await w.anonymous.call('decideAsReviewer', { token, name: 'Lena', action: 'approve-request', uid, version })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({ stage: 3 })
})

it('declines requests kindly', async () => {
  const w = await world()
  const { token } = await linkOf(w)
  const { uid, version } = await requestedCollab(w)
  await w.anonymous.call('decideAsReviewer', {
    token,
    name: 'Lena',
    action: 'decline-request',
    uid,
    version,
    text: 'Too far',
    reason: 'dates',
  })
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({
    outcome: 'declined',
    closeText: 'The dates don’t work for the venue.',
  })
  expect((await w.bella.call('getCollab', { uid })).closeText).toContain('Too far')
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events.find(({ kind }) => kind === 'collab.declined')).toMatchObject({ side: 'reviewer' })
})

it('reaches nothing of another brand, does not mix kinds, and wants words for changes', async () => {
  const w = await world()
  const about = await deliverable(w)
  const { token } = await linkOf(w)
  const stranger = await linkOf(w, w.orso, w.oscar)
  const act = (input: Partial<Input<'decideAsReviewer'>> & Pick<Input<'decideAsReviewer'>, 'action'>) =>
    refusal(w.anonymous.call('decideAsReviewer', { token, name: 'Lena', ...about, ...input }))
  expect(await act({ token: stranger.token, action: 'approve-content' })).toMatchObject({ code: 'not-found' })
  expect(await act({ action: 'approve-request' })).toMatchObject({
    code: 'failed-precondition',
    message: 'You can’t do that any more. Reload to see what’s left to review.',
  })
  expect(await act({ action: 'request-changes' })).toMatchObject({
    code: 'failed-precondition',
    message: 'Add a comment to say what should change.',
  })
  expect(await act({ action: 'approve-content', version: 99 })).toMatchObject({ code: 'aborted' })
})

it('lets one of a reviewer and the brand win', async () => {
  const w = await world()
  const about = await deliverable(w)
  const { token } = await linkOf(w)
  const results = await Promise.allSettled([
    w.anonymous.call('decideAsReviewer', { token, name: 'Lena', action: 'approve-content', ...about }),
    w.bella.call('approveDeliverable', about),
  ])
  expect(codes(results).sort()).toEqual(['aborted', 'ok'])
})

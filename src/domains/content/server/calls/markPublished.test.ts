import { expect, it } from 'vitest'
import { first, must } from '../../../../kit/contract/must.ts'
import { deliverablesOf, publishAll, reviewedCollab } from '../../../../world/content-stories.ts'
import { liveUrlFor } from '../../../../world/live-url.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const reelIn = async (w: World, collabUid: string) => first(await deliverablesOf(w.alice, collabUid))
const url = 'https://www.instagram.com/reel/C3xyzAbc123/?igsh=x'

describeCall(contentCalls.markPublished, async (w) => {
  const { uid, version } = await reelIn(w, await reviewedCollab(w))
  return { uid, version, url }
})

it('keeps the plain address, and completes the collab with its last deliverable', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w)
  const { uid, version } = await reelIn(w, collabUid)
  expect(await w.alice.call('markPublished', { uid, version, url })).toMatchObject({
    status: 'published',
    liveUrl: 'https://www.instagram.com/reel/C3xyzAbc123/',
  })
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 5 })
  await publishAll(w.alice, collabUid)
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 6, outcome: 'completed' })
  expect((await w.bella.call('listNotifications', {})).rows.map((notification) => notification.title)).toEqual(
    expect.arrayContaining(['Completed: “Dinner for two at the counter”', 'Alice Moreau posted the Instagram Reel']),
  )
  const kinds = (await w.eventsOf(collabUid)).map((event) => event.kind)
  expect(kinds.filter((kind) => kind === 'collab.completed')).toHaveLength(1)
})

it.each([
  [
    'https://www.tiktok.com/@alice/video/7301234567890123456',
    'That link isn’t on Instagram. Paste the link to your Instagram Reel.',
  ],
  [
    'https://www.instagram.com/alice.eats/',
    'That link is to something else on Instagram. Open your Instagram Reel, choose Share and copy its link.',
  ],
])('refuses %s: %s', async (given, message) => {
  const w = await world()
  const { uid, version } = await reelIn(w, await reviewedCollab(w))
  expect(await refusal(w.alice.call('markPublished', { uid, version, url: given }))).toEqual({
    code: 'failed-precondition',
    message,
  })
})

it('refuses a post that stands for another deliverable of the collab already, whichever way its link is written', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w)
  const [reel, other] = await deliverablesOf(w.alice, collabUid)
  const { uid, version } = must(reel)
  await w.alice.call('markPublished', { uid, version, url })
  const again = { uid: must(other).uid, version: must(other).version, url: 'https://instagram.com/p/C3xyzAbc123' }
  const { message } = await refusal(w.alice.call('markPublished', again))
  expect(message).toMatch(/^You’ve already used this post for the Instagram Reel\. Paste the link to the Instagram /)
  expect((await deliverablesOf(w.alice, collabUid)).map(({ status }) => status)).toEqual(['published', 'approved'])
})

it('refuses a second time, and what is not approved', async () => {
  const w = await world()
  const { uid, version } = await reelIn(w, await reviewedCollab(w))
  const published = await w.alice.call('markPublished', { uid, version, url })
  expect(await refusal(w.alice.call('markPublished', { uid, version, url }))).toMatchObject({ code: 'aborted' })
  expect(await refusal(w.alice.call('markPublished', { uid, version: published.version, url }))).toMatchObject({
    message: 'This content is already published.',
  })
})

it('completes once, whichever of two last deliverables is published last', async () => {
  const w = await world()
  const collabUid = await reviewedCollab(w)
  const deliverables = await deliverablesOf(w.alice, collabUid)
  const results = await Promise.allSettled(
    deliverables.map((deliverable, at) =>
      w.alice.call('markPublished', {
        uid: deliverable.uid,
        version: deliverable.version,
        url: liveUrlFor(deliverable, at),
      }),
    ),
  )
  expect(codes(results)).toEqual(['ok', 'ok'])
  expect(await w.bella.call('getCollab', { uid: collabUid })).toMatchObject({ stage: 6, outcome: 'completed' })
})

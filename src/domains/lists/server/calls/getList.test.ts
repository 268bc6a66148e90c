import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { briefForLists, storySlot } from '../../../../world/stories.ts'
import { storyStart, world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'
import { makeList } from '../build.ts'
import { changeVisit } from '../../../../world/visit-changes.ts'

const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

describeCall(listCalls.getList, async (w) => ({
  uid: await w.tx((tx) => makeList(tx, { name: 'L', by: w.anna.accountUid })),
}))

it('tells what members did since they were put on it, and nothing of before', async () => {
  const w = await world()
  const by = w.anna.accountUid
  const uid = await w.tx((tx) => makeList(tx, { name: 'L', by, members: [w.aliceInfluencer, w.oliviaInfluencer] }))
  const collab = await completedCollab(w)
  await changeVisit(w, collab, { checkedInAt: storySlot })
  const [reel] = await deliverablesOf(w.alice, collab)
  await w.alice.call('addInsights', { uid: must(reel).uid, kind: 'day-7', ...none, views: 1_200 })
  const { brief } = await w.alice.call('getCollab', { uid: collab })
  const { uid: asked, version } = await w.anna.call('inviteInfluencer', {
    briefUid: brief.uid,
    influencerUid: w.oliviaInfluencer,
    message: '',
  })
  await w.olivia.call('declineCollab', { uid: asked, version, reason: 'other', note: '' })
  const result = async (listUid: string) => (await w.amir.call('getList', { uid: listUid })).result
  const expected = { invited: 1, answered: 1, applied: 1, visited: 1, posted: 2, averageViews: 1_200, withViews: 1 }
  expect(await result(uid)).toEqual(expected)
  setClock(plus(storyStart, 24 * 30 * hourMs))
  const late = await w.tx((tx) => makeList(tx, { name: 'Late', by, members: [w.aliceInfluencer] }))
  expect(await result(late)).toMatchObject({ applied: 0, posted: 0, averageViews: null })
  await w.anna.call('removeListMember', { uid, influencerUid: w.aliceInfluencer, reason: 'moved away' })
  expect(await result(uid)).toMatchObject({ invited: 1, applied: 0, posted: 0 })
})

it('counts members in common with other lists, and those who were removed on neither side', async () => {
  const w = await world()
  const by = w.anna.accountUid
  const [here, both, one, nobody] = await w.tx(async (tx) => [
    await makeList(tx, { name: 'Here', by, members: [w.aliceInfluencer, w.oliviaInfluencer, w.doraInfluencer] }),
    await makeList(tx, { name: 'Both', by, members: [w.aliceInfluencer, w.oliviaInfluencer] }),
    await makeList(tx, { name: 'One', by, members: [w.doraInfluencer, w.aliceInfluencer] }),
    await makeList(tx, { name: 'Nobody', by }),
  ])
  await w.anna.call('removeListMember', { uid: here, influencerUid: w.doraInfluencer, reason: 'closed' })
  const overlap = async (uid: string) =>
    (await w.anna.call('getList', { uid })).overlap.map(({ name, shared }) => [name, shared])
  expect(await overlap(here)).toEqual([
    ['Both', 2],
    ['One', 1],
  ])
  await w.anna.call('removeListMember', { uid: both, influencerUid: w.aliceInfluencer, reason: 'moved away' })
  expect(await overlap(one)).toEqual([['Here', 1]])
  expect(await overlap(nobody)).toEqual([])
})

it('names the briefs that are open to it, until they are archived', async () => {
  const w = await world()
  const uid = await w.tx((tx) => makeList(tx, { name: 'Chosen', by: w.anna.accountUid }))
  await briefForLists(w, [], { title: 'Open to all' })
  await briefForLists(w, [uid], { title: 'For the chosen' })
  await briefForLists(w, [uid], { title: 'Over', status: 'archived' })
  const { briefs } = await w.anna.call('getList', { uid })
  expect(briefs.map(({ title, brand }) => [title, brand.name])).toEqual([['For the chosen', 'Luna']])
})

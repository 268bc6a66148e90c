import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import {
  completedCollab,
  deliveredCollab,
  deliverablesOf,
  reviewedCollab,
  visitedCollab,
} from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedCollab, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.listToDo, (w) => ({ influencerUid: w.aliceInfluencer }))

const toDo = async (w: World) =>
  (await w.alice.call('listToDo', { influencerUid: w.aliceInfluencer })).items.map(({ kind, deliverables, dueAt }) => ({
    kind,
    deliverables,
    dueAt,
  }))

it('asks for nothing while the brand has to answer', async () => {
  const w = await world()
  await requestedCollab(w)
  expect(await toDo(w)).toEqual([])
})

it('asks for a time, then from a day before for the confirmation until six hours before', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  expect(await toDo(w)).toEqual([{ kind: 'book', deliverables: 0, dueAt: null }])
  const booked = await w.alice.call('scheduleVisit', { uid, version, startsAt: storySlot.toISOString(), guests: 0 })
  expect(await toDo(w)).toEqual([])
  setClock(plus(storySlot, -20 * hourMs))
  expect(await toDo(w)).toEqual([{ kind: 'confirm', deliverables: 0, dueAt: '2026-03-10T09:00:00.000Z' }])
  await w.alice.call('confirmVisit', { uid, version: booked.version })
  expect(await toDo(w)).toEqual([])
})

it('asks for the content until 14 days after the visit, and for changes', async () => {
  const w = await world()
  const uid = await visitedCollab(w)
  expect(await toDo(w)).toEqual([{ kind: 'upload', deliverables: 2, dueAt: '2026-03-24T15:00:00.000Z' }])
  setClock(plus(storySlot, 20 * dayMs))
  const late = (await w.alice.call('listToDo', { influencerUid: w.aliceInfluencer })).items
  expect(late).toMatchObject([{ kind: 'upload', brandName: 'Luna', collabUid: uid, dueAt: '2026-03-24T15:00:00.000Z' }])
})

it('asks for changes that the brand wants', async () => {
  const w = await world()
  const uid = await deliveredCollab(w)
  expect(await toDo(w)).toEqual([])
  const [deliverable] = await deliverablesOf(w.bella, uid)
  await w.bella.call('requestChanges', {
    uid: must(deliverable).uid,
    version: must(deliverable).version,
    text: 'Show the hearth first.',
  })
  expect(await toDo(w)).toMatchObject([{ kind: 'fix', deliverables: 1 }])
})

it('asks to publish what is approved', async () => {
  const w = await world()
  await reviewedCollab(w)
  expect(await toDo(w)).toEqual([{ kind: 'publish', deliverables: 2, dueAt: null }])
})

it('asks for figures from a day before they are due, until they are entered', async () => {
  const w = await world()
  const uid = await completedCollab(w)
  expect(await toDo(w)).toEqual([])
  const published = storySlot.getTime() + dayMs
  setClock(new Date(published + 7 * dayMs))
  const [first] = await toDo(w)
  expect(first).toMatchObject({ kind: 'insights', deliverables: 2 })
  expect(Date.parse(must(must(first).dueAt))).toBeGreaterThanOrEqual(published + 7 * dayMs)
  for (const deliverable of await deliverablesOf(w.alice, uid))
    await w.alice.call('addInsights', {
      uid: deliverable.uid,
      kind: 'day-7',
      views: 4_000,
      reach: null,
      likes: null,
      comments: null,
      saves: null,
      shares: null,
      clicks: null,
    })
  expect(await toDo(w)).toEqual([])
})

it('asks for another time when the venue moves the visit', async () => {
  const w = await world()
  const { uid, version } = await scheduledCollab(w)
  const { slots } = await w.bella.call('listOpenSlots', { uid })
  await w.bella.call('proposeSlots', { uid, version, startsAt: [must(slots[0]).startsAt], reason: 'A wedding.' })
  expect(await toDo(w)).toMatchObject([{ kind: 'move', dueAt: storySlot.toISOString() }])
})

it('asks for an answer to terms that the brand proposes, until it is given', async () => {
  const w = await world()
  const { uid, version } = await approvedCollab(w)
  const reason = 'A friend may come along.'
  const asked = await w.bella.call('proposeTerms', { uid, version, changes: { guests: 2 }, reason })
  expect((await w.alice.call('listToDo', { influencerUid: w.aliceInfluencer })).items).toMatchObject([
    { kind: 'terms', collabUid: uid, brandName: 'Luna', dueAt: plus(storyStart, 7 * dayMs).toISOString() },
    { kind: 'book' },
  ])
  const { version: answered } = await w.alice.call('answerTerms', { uid, version: asked.version, answer: 'decline' })
  expect(await toDo(w)).toMatchObject([{ kind: 'book' }])
  await w.alice.call('proposeTerms', { uid, version: answered, changes: { guests: 3 }, reason })
  expect(await toDo(w)).toMatchObject([{ kind: 'book' }])
})

it('asks for an answer about a collab that was completed long ago, and not once the time for it is over', async () => {
  const w = await world()
  const uid = await completedCollab(w)
  setClock(plus(storySlot, 100 * dayMs))
  const { version } = await w.bella.call('getCollab', { uid })
  await w.bella.call('proposeTerms', { uid, version, changes: { usageMonths: 24 }, reason: 'We use it in spring.' })
  const terms = async () => (await toDo(w)).filter(({ kind }) => kind === 'terms')
  expect(await terms()).toHaveLength(1)
  setClock(plus(storySlot, 108 * dayMs))
  expect(await terms()).toEqual([])
})

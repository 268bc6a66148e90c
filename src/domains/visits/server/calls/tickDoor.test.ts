import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { doorToken, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { getInfluencer } from '../../../profiles/server/reads.ts'
import { visitCalls } from '../../contract.ts'

type Mark = 'arrived' | 'did-not-come' | 'could-not-host'

async function atTheDoor(w: World, at = plus(storySlot, hourMs)) {
  const { uid, visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  setClock(at)
  const tick = (mark: Mark) => w.anonymous.call('tickDoor', { token, visitUid: must(visit).uid, mark })
  return { uid, token, visitUid: must(visit).uid, tick }
}

describeCall(visitCalls.tickDoor, async (w) => {
  const { token, visitUid } = await atTheDoor(w)
  return { token, visitUid, mark: 'arrived' }
})

it('lets a guest in, once for many taps at once', async () => {
  const w = await world()
  const { uid, tick } = await atTheDoor(w)
  await Promise.all(Array.from({ length: 8 }, () => tick('arrived')))
  expect(await w.alice.call('getCollab', { uid })).toMatchObject({
    stage: 4,
    outcome: 'open',
    visit: { checkedInAt: '2026-03-10T16:00:00.000Z' },
  })
  expect((await getInfluencer(w.database.db, w.aliceInfluencer)).visitsCompleted).toBe(1)
  const { events } = await w.alice.call('getCollabTimeline', { uid })
  expect(events.filter((event) => event.kind === 'collab.checked-in')).toMatchObject([{ side: 'venue' }])
})

it.each<[Mark, string]>([
  ['did-not-come', 'no-show'],
  ['could-not-host', 'not-hosted'],
])('marks %s as %s, and shows it', async (mark, outcome) => {
  const w = await world()
  const { uid, token, tick } = await atTheDoor(w)
  await tick(mark)
  expect((await w.alice.call('getCollab', { uid })).outcome).toBe(outcome)
  expect((await w.anonymous.call('getDoorPage', { token })).visits).toMatchObject([{ state: mark }])
  expect((await refusal(tick('arrived'))).code).toBe('failed-precondition')
})

it('touches nobody but today’s guests of this venue', async () => {
  const w = await world()
  const early = await atTheDoor(w, plus(storySlot, -dayMs))
  expect(await refusal(early.tick('arrived'))).toEqual({
    code: 'not-found',
    message: 'We couldn’t find that visit on today’s list.',
  })
  setClock(storySlot)
  const { url } = await w.oscar.call('createDoorLink', { brandUid: w.orso })
  const token = must(new URL(url).searchParams.get('token'))
  const tick = w.anonymous.call('tickDoor', { token, visitUid: early.visitUid, mark: 'arrived' })
  expect((await refusal(tick)).code).toBe('not-found')
})

it('takes a tick late, once, with the time when it was made', async () => {
  const w = await world()
  const { uid, token, visitUid } = await atTheDoor(w, plus(storySlot, 20 * hourMs))
  const at = plus(storySlot, 10 * 60_000).toISOString()
  for (let times = 0; times < 2; times++) await w.anonymous.call('tickDoor', { token, visitUid, mark: 'arrived', at })
  expect((await w.alice.call('getCollab', { uid })).visit).toMatchObject({ checkedInAt: at })
})

it('marks a no-show once that a phone sends late and twice, as of when it was made', async () => {
  const w = await world()
  const { uid, token, visitUid } = await atTheDoor(w)
  const late = (at: Date) =>
    w.anonymous.call('tickDoor', { token, visitUid, mark: 'did-not-come', at: at.toISOString() })
  expect((await refusal(late(plus(storySlot, 10 * 60_000)))).message).toContain('from 30 minutes after')
  await late(plus(storySlot, 40 * 60_000))
  await late(plus(storySlot, 40 * 60_000))
  expect((await w.alice.call('getCollab', { uid })).outcome).toBe('no-show')
})

it('refuses what was ticked more than a day ago, and takes a clock that is ahead as now', async () => {
  const w = await world()
  const { uid, token, visitUid } = await atTheDoor(w, plus(storySlot, 25 * hourMs))
  const tick = (at: Date) => w.anonymous.call('tickDoor', { token, visitUid, mark: 'arrived', at: at.toISOString() })
  expect(await refusal(tick(storySlot))).toMatchObject({ code: 'failed-precondition' })
  setClock(plus(storySlot, hourMs))
  await tick(plus(storySlot, 9 * hourMs))
  expect((await w.alice.call('getCollab', { uid })).visit).toMatchObject({
    checkedInAt: plus(storySlot, hourMs).toISOString(),
  })
})

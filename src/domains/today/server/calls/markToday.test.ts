import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { seenNow } from '../../../../world/seen-threads.ts'
import { requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { todayCalls } from '../../contract.ts'

const firstKey = async (person: Person, input = {}) => first((await person.call('listToday', input)).rows).key
/** A visit on the same day that nobody has confirmed: the brand and the team have it in their lists. */
async function unconfirmedVisit(w: World): Promise<string> {
  await scheduledCollab(w)
  setClock(new Date('2026-03-10T08:00:00Z'))
  return firstKey(w.bella)
}

describeCall(todayCalls.markToday, async (w) => ({ brandUid: w.luna, key: await unconfirmedVisit(w), done: true }))

it('is done for all of a brand’s people, not for the team, and comes back when that is taken back', async () => {
  const w = await world()
  const key = await unconfirmedVisit(w)
  await w.bella.call('markToday', { key, done: true })
  expect((await w.ben.call('listToday', {})).rows).toEqual([])
  expect(await firstKey(w.anna)).toBe(key)
  expect((await w.bella.call('listDoneToday', {})).rows).toMatchObject([
    { words: 'Marked as done', about: 'Alice Moreau · Luna' },
  ])
  await w.bella.call('markToday', { key, done: false })
  expect(await firstKey(w.ben)).toBe(key)
})

it('refuses an item that is no longer due, and one in someone else’s list', async () => {
  const w = await world()
  const key = await unconfirmedVisit(w)
  const gone = await refusal(w.oscar.call('markToday', { key, done: true }))
  expect(gone).toMatchObject({ code: 'not-found', message: expect.stringContaining('already dealt with') })
  expect((await refusal(w.bella.call('markToday', { key: 'request:collab_1:2', done: true }))).code).toBe('not-found')
})

it('refuses what only an answer ends', async () => {
  const w = await world()
  await requestedCollab(w)
  const key = await firstKey(w.bella)
  const refused = await refusal(w.bella.call('markToday', { key, done: true }))
  expect(refused).toMatchObject({ code: 'failed-precondition', message: expect.stringContaining('needs an answer') })
  expect(await firstKey(w.bella)).toBe(key)
})

it('is one thing with the conversation in messages: done and snoozed in either, and open again in both', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Is Tuesday fine?' })
  const kinds = async () => (await w.bella.call('listToday', {})).rows.map(({ kind }) => kind)
  const { key } = first((await w.bella.call('listToday', { kind: 'message' })).rows)
  const unanswered = async () =>
    (await w.bella.call('listThreads', { profileUid: w.luna, box: 'unanswered' })).rows.length
  await w.bella.call('markToday', { key, done: true })
  expect([await kinds(), await unanswered()]).toEqual([['request'], 0])
  await w.bella.call('markToday', { key, done: false })
  expect([(await kinds()).toSorted(), await unanswered()]).toEqual([['message', 'request'], 1])
  await w.bella.call('markThreadsDone', { threads: seenNow([uid]), done: true })
  expect(await kinds()).toEqual(['request'])
  await w.bella.call('markThreadsDone', { threads: seenNow([uid]), done: false })
  const until = '2026-03-08T09:00:00.000Z'
  await w.bella.call('snoozeThreads', { threads: seenNow([uid]), until })
  expect(await kinds()).toEqual(['request'])
  expect((await w.bella.call('listToday', { show: 'later' })).rows).toMatchObject([{ key, snoozedUntil: until }])
  await w.bella.call('snoozeToday', { key, until: null })
  expect(await unanswered()).toBe(1)
})

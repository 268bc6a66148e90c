import { expect, it } from 'vitest'
import { minuteMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { seenNow } from '../../../../world/seen-threads.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import type { Box } from '../../box-names.ts'
import { messageCalls } from '../../contract.ts'

describeCall(messageCalls.markThreadsDone, async (w) => ({
  threads: seenNow([(await requestedCollab(w)).uid]),
  done: true,
}))

const boxOf = async (person: Person, profileUid: string | undefined, box: Box) =>
  (await person.call('listThreads', { box, ...(profileUid && { profileUid }) })).rows.map(({ collabUid }) => collabUid)

async function twoThreads(w: World): Promise<[string, string]> {
  const { uid, brief } = await requestedCollab(w)
  const applied = { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: '' }
  const second = await w.olivia.call('applyToBrief', applied)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  return [uid, second.uid]
}

it('takes several out of the inbox of a whole team and of nobody else, until somebody writes', async () => {
  const w = await world()
  const [first, second] = await twoThreads(w)
  await w.bella.call('markThreadsDone', { threads: seenNow([first, second, first]), done: true })
  for (const person of [w.bella, w.ben]) {
    expect(await boxOf(person, w.luna, 'inbox')).toEqual([])
    expect(await boxOf(person, w.luna, 'unanswered')).toEqual([])
    for (const box of ['done', 'all'] as const)
      expect((await boxOf(person, w.luna, box)).toSorted()).toEqual([first, second].toSorted())
  }
  const { done } = await w.ben.call('getThread', { collabUid: first })
  expect(done).toMatchObject({ by: 'Bella' })
  for (const [person, profileUid] of [
    [w.alice, w.aliceInfluencer],
    [w.anna, undefined],
  ] as const) {
    expect(await boxOf(person, profileUid, 'inbox')).toContain(first)
    expect((await person.call('getThread', { collabUid: first })).done).toBeNull()
  }
  await w.alice.call('sendMessage', { collabUid: first, key: 'b', text: 'Still there?' })
  expect(await boxOf(w.ben, w.luna, 'inbox')).toEqual([first])
  expect(await boxOf(w.ben, w.luna, 'done')).toEqual([second])
})

it('counts as read by whoever did it, and can be taken back', async () => {
  const w = await world()
  const [first] = await twoThreads(w)
  await w.bella.call('markThreadsDone', { threads: seenNow([first]), done: true })
  expect((await w.bella.call('countUnread', { profileUid: w.luna })).threads).toBe(0)
  expect((await w.ben.call('countUnread', { profileUid: w.luna })).threads).toBe(1)
  await w.ben.call('markThreadsDone', { threads: seenNow([first]), done: false })
  expect(await boxOf(w.bella, w.luna, 'unanswered')).toEqual([first])
})

it('changes nothing where one of them is not the caller’s', async () => {
  const w = await world()
  const [first, second] = await twoThreads(w)
  const refused = await refusal(w.alice.call('markThreadsDone', { threads: seenNow([first, second]), done: true }))
  expect(refused).toMatchObject({ code: 'not-found', message: expect.stringContaining('one of these conversations') })
  expect(await boxOf(w.alice, w.aliceInfluencer, 'inbox')).toEqual([first])
})

it('leaves open what somebody wrote in since the caller looked, and says so', async () => {
  const w = await world()
  const [first, second] = await twoThreads(w)
  const threads = seenNow([first, second])
  setClock(plus(now(), minuteMs))
  await w.alice.call('sendMessage', { collabUid: first, key: 'b', text: 'Or is Thursday better?' })
  expect(await w.bella.call('markThreadsDone', { threads, done: true })).toEqual({
    done: true,
    stayedOpen: [first],
    explanation: 'There’s a new message in the conversation with Alice Moreau, so it stays in your inbox.',
  })
  expect(await boxOf(w.bella, w.luna, 'inbox')).toEqual([first])
  expect(await boxOf(w.bella, w.luna, 'unread')).toEqual([first])
  // A colleague’s word is unseen as well, one’s own is not.
  await w.ben.call('sendMessage', { collabUid: second, key: 'c', text: 'See you then.' })
  const before = seenNow([second]).map((thread) => ({ ...thread, lastAt: plus(now(), -1).toISOString() }))
  expect(await w.ben.call('markThreadsDone', { threads: before, done: true })).toMatchObject({ stayedOpen: [] })
  await w.ben.call('markThreadsDone', { threads: before, done: false })
  expect(await w.bella.call('markThreadsDone', { threads: [...threads, ...before], done: true })).toEqual({
    done: false,
    stayedOpen: [first, second].toSorted(),
    explanation: 'There are new messages in 2 conversations, so they stay in your inbox.',
  })
  const ofStaff = await w.anna.call('markThreadsDone', { threads: threads.slice(0, 1), done: true })
  expect(ofStaff.explanation).toContain('the conversation with Luna and Alice Moreau')
})

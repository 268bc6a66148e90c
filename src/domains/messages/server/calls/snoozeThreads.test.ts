import { expect, it } from 'vitest'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { seenNow } from '../../../../world/seen-threads.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, world } from '../../../../world/world.ts'
import type { Box } from '../../box-names.ts'
import { messageCalls } from '../../contract.ts'

const inHours = (hours: number) => plus(now(), hours * hourMs).toISOString()

describeCall(messageCalls.snoozeThreads, async (w) => ({
  threads: seenNow([(await requestedCollab(w)).uid]),
  until: inHours(3),
}))

it('is out of one’s own inbox until its time, and then at the top until somebody deals with it', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  const boxesOf = async (person: Person) => {
    const names: Box[] = ['inbox', 'unanswered', 'snoozed', 'returned']
    const found = await Promise.all(names.map((box) => person.call('listThreads', { profileUid: w.luna, box })))
    return names.filter((_name, at) => found[at]?.rows.length === 1)
  }
  const until = inHours(3)
  await w.bella.call('snoozeThreads', { threads: seenNow([uid]), until })
  expect(await boxesOf(w.bella)).toEqual(['snoozed'])
  expect(await boxesOf(w.ben)).toEqual(['inbox', 'unanswered'])
  expect((await w.bella.call('getThread', { collabUid: uid })).snoozedUntil).toBe(until)
  setClock(new Date(until))
  expect(await boxesOf(w.bella)).toEqual(['inbox', 'unanswered', 'returned'])
  await w.bella.call('markThreadsDone', { threads: seenNow([uid]), done: true })
  expect(await boxesOf(w.bella)).toEqual([])
})

it('comes back as soon as somebody writes, or when it is taken back', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const inbox = async () => (await w.bella.call('listThreads', { profileUid: w.luna })).rows
  await w.bella.call('snoozeThreads', { threads: seenNow([uid]), until: inHours(3) })
  expect(await inbox()).toEqual([])
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  expect(await inbox()).toMatchObject([{ collabUid: uid, snoozedUntil: null }])
  await w.bella.call('snoozeThreads', { threads: seenNow([uid]), until: inHours(3) })
  expect(await inbox()).toEqual([])
  await w.bella.call('snoozeThreads', { threads: seenNow([uid]), until: null })
  expect(await inbox()).toHaveLength(1)
})

it('takes a time within the next 30 days', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  for (const until of [now().toISOString(), plus(now(), 30 * dayMs + 1).toISOString()])
    expect(await refusal(w.bella.call('snoozeThreads', { threads: seenNow([uid]), until }))).toMatchObject({
      code: 'invalid-argument',
      message: 'Choose a time within the next 30 days.',
    })
})

it('stays where it is when somebody wrote since the caller looked, and says so', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const threads = seenNow([uid])
  setClock(plus(now(), hourMs))
  await w.alice.call('sendMessage', { collabUid: uid, key: 'a', text: 'Hello' })
  expect(await w.bella.call('snoozeThreads', { threads, until: inHours(3) })).toEqual({
    done: false,
    stayedOpen: [uid],
    explanation: 'There’s a new message in the conversation with Alice Moreau, so it stays in your inbox.',
  })
  expect((await w.bella.call('listThreads', { profileUid: w.luna })).rows).toMatchObject([{ snoozedUntil: null }])
})

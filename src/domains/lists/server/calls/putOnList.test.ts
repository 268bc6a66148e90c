import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { makeList } from '../build.ts'
import { listCalls } from '../../contract.ts'
import { listsOf } from '../reads.ts'

const empty = (w: World) => w.tx((tx) => makeList(tx, { name: 'Brunch', by: w.anna.accountUid, members: [] }))

describeCall(listCalls.putOnList, async (w) => ({ uid: await empty(w), influencerUid: w.aliceInfluencer, on: true }))

it('puts a creator on a list once, and whoever did it takes it back', async () => {
  const w = await world()
  const uid = await empty(w)
  const put = (on: boolean, by = w.anna) => by.call('putOnList', { uid, influencerUid: w.aliceInfluencer, on })
  const lists = () => listsOf(w.database.db, w.aliceInfluencer)
  await put(true)
  expect(await lists()).toEqual([uid])
  expect((await refusal(put(true))).message).toBe('They’re already on this list.')
  expect((await refusal(put(false, w.amir))).code).toBe('failed-precondition')
  await put(false)
  expect(await lists()).toEqual([])
  expect((await w.eventsOf(uid)).map(({ kind }) => kind)).toEqual(['list.member-removed', 'list.members-added'])
})

it('takes nobody back after a day, and puts nobody on again whom somebody took off', async () => {
  const w = await world()
  const uid = await empty(w)
  const of = { uid, influencerUid: w.aliceInfluencer }
  await w.anna.call('putOnList', { ...of, on: true })
  setClock(plus(storyStart, 1.1 * dayMs))
  expect((await refusal(w.anna.call('putOnList', { ...of, on: false }))).code).toBe('failed-precondition')
  await w.anna.call('removeListMember', { ...of, reason: 'Moved away' })
  expect((await refusal(w.anna.call('putOnList', { ...of, on: true }))).message).toContain('“Moved away”')
})

import pino from 'pino'
import { expect, it } from 'vitest'
import { openBus } from '../../../../kit/server/bus.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { requestedCollab } from '../../../../world/stories.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { liveChannel } from '../../../notifications/server/announce.ts'
import { messageCalls } from '../../contract.ts'
import { messages, threads } from '../tables.ts'

describeCall(messageCalls.signalTyping, async (w) => ({ collabUid: (await requestedCollab(w)).uid }))

type Told = { to: string[]; touches: string[]; signal: Record<string, string> }

/** Whose pages hear it when somebody types, and as which side. */
async function heardBy(w: World, person: Person, collabUid: string) {
  const told: Told[] = []
  const bus = await openBus(w.database, pino({ level: 'silent' }))
  bus.on(liveChannel, (payload) => told.push(JSON.parse(payload) as Told))
  const { done } = await person.call('signalTyping', { collabUid })
  await expect.poll(() => told).toHaveLength(done ? 1 : 0)
  await bus.close()
  return { done, signal: told[0]?.signal ?? null, touches: told[0]?.touches ?? [], to: new Set(told[0]?.to) }
}

it('tells the other side and its account manager, and nobody of one’s own', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const [alice, bella, ben, anna] = [w.alice, w.bella, w.ben, w.anna].map(({ accountUid }) => accountUid)
  expect(await heardBy(w, w.alice, collabUid)).toEqual({
    done: true,
    signal: { name: 'typing', collabUid, side: 'influencer' },
    touches: [],
    to: new Set([bella, ben, anna]),
  })
  expect(await heardBy(w, w.bella, collabUid)).toMatchObject({
    signal: { name: 'typing', collabUid, side: 'brand' },
    to: new Set([alice, anna]),
  })
  expect(await heardBy(w, w.anna, collabUid)).toMatchObject({
    signal: { name: 'typing', collabUid, side: 'staff' },
    to: new Set([alice, bella, ben]),
  })
})

it('says nothing to a side that has blocked the other, and stores nothing', async () => {
  const w = await world()
  const { uid: collabUid } = await requestedCollab(w)
  const before = [await w.database.db.select().from(messages), await w.database.db.select().from(threads)]
  await w.alice.call('signalTyping', { collabUid })
  expect([await w.database.db.select().from(messages), await w.database.db.select().from(threads)]).toEqual(before)
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'alice.eats', reason: '' })
  expect(await heardBy(w, w.alice, collabUid)).toMatchObject({ done: false, signal: null })
})

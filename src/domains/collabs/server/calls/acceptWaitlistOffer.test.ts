import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { liveBrief, storySlot } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { collabCalls } from '../../contract.ts'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { openLog } from '../../../../kit/server/log.ts'
import { offerWaitlist } from '../jobs/offer-waitlist.ts'

/** Alice waits for the place that Olivia has taken. */
async function aliceWaits(w: World) {
  const brief = await liveBrief(w)
  const asked = [
    await w.alice.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.aliceInfluencer }),
    await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer }),
  ] as const
  const [alice, olivia] = [
    await w.bella.call('approveCollab', { uid: asked[0].uid, version: asked[0].version }),
    await w.bella.call('approveCollab', { uid: asked[1].uid, version: asked[1].version }),
  ]
  const taken = await w.olivia.call('scheduleVisit', {
    uid: olivia.uid,
    version: olivia.version,
    startsAt: storySlot.toISOString(),
    party: 0,
  })
  const waiting = await w.alice.call('joinWaitlist', {
    uid: alice.uid,
    version: alice.version,
    startsAt: storySlot.toISOString(),
    party: 0,
  })
  return { taken, waiting }
}

async function offered(w: World) {
  const { taken, waiting } = await aliceWaits(w)
  await w.olivia.call('cancelCollab', { uid: taken.uid, version: taken.version, reason: 'A cold.' })
  return { uid: waiting.uid, version: waiting.version }
}

describeCall(collabCalls.acceptWaitlistOffer, offered)

it('gives a freed place to the next in line, who has 24 hours, and to nobody else meanwhile', async () => {
  const w = await world()
  const { uid, version } = await offered(w)
  expect((await w.alice.call('getCollab', { uid })).waiting?.offeredUntil).toBe('2026-03-03T09:00:00.000Z')
  expect((await w.alice.call('listNotices', {})).rows[0]?.title).toBe('A place is free for you')
  const { slots } = await w.alice.call('listOpenSlots', { uid, days: 14 })
  expect(slots.find((slot) => slot.startsAt === storySlot.toISOString())?.left).toBe(0)
  expect(await w.alice.call('acceptWaitlistOffer', { uid, version })).toMatchObject({
    stage: 4,
    waiting: null,
    visit: { startsAt: storySlot.toISOString() },
  })
})

it('ends after 24 hours, and the place is free for all', async () => {
  const w = await world()
  const { uid, version } = await offered(w)
  setClock(plus(storyStart, 24 * hourMs + minuteMs))
  expect((await refusal(w.alice.call('acceptWaitlistOffer', { uid, version }))).message).toBe(
    'There is no place on offer to you now.',
  )
  const parts = { db: w.database.db, config: w.config, log: openLog('silent') }
  await offerWaitlist.run(parts)
  await offerWaitlist.run(parts)
  const { slots } = await w.alice.call('listOpenSlots', { uid, days: 14 })
  expect(slots.find((slot) => slot.startsAt === storySlot.toISOString())?.left).toBe(1)
})

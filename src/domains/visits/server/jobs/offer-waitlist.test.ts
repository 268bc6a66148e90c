import { expect, it } from 'vitest'
import { dayMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { storySlot, waitingCollab } from '../../../../world/stories.ts'
import { storyStart, world, type World } from '../../../../world/world.ts'
import { createAccount } from '../../../accounts/server/accounts.ts'
import { makeInfluencer, setInfluencer } from '../../../profiles/server/build.ts'
import { personWho } from '../../../../world/world.ts'
import { offerWaitlist } from './offer-waitlist.ts'
import { slots } from '../tables.ts'

/** Someone else whom Luna has said yes to, in line for the same slot behind Olivia. */
async function behindOlivia(w: World, briefUid: string) {
  const person = await w.tx(async (tx) => {
    const accountUid = await createAccount(tx, { email: 'paula@example.test', displayName: 'Paula' })
    const social = [{ platform: 'instagram', handle: 'paula', followers: 9_000, confirmedHow: 'staff' }] as const
    return {
      accountUid,
      uid: await makeInfluencer(tx, { name: 'Paula', handle: 'paula', ownerUid: accountUid, social }),
    }
  })
  const paula = personWho(w.runner, 'paula', person.accountUid)
  const asked = await paula.call('applyToBrief', { briefUid, influencerUid: person.uid })
  const agreed = await w.bella.call('approveCollab', { uid: asked.uid, version: asked.version })
  setClock(plus(storyStart, minuteMs))
  const startsAt = storySlot.toISOString()
  await paula.call('joinWaitlist', { uid: agreed.uid, version: agreed.version, startsAt, guests: 0 })
  return { paula, uid: agreed.uid }
}

it('passes an offer that was not taken to the next in line, after 24 hours', async () => {
  const w = await world()
  const { alices, olivias } = await waitingCollab(w)
  const { paula, uid } = await behindOlivia(w, alices.brief.uid)
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  const waiting = async () => [
    (await w.olivia.call('getCollab', { uid: olivias.uid })).waiting,
    (await paula.call('getCollab', { uid })).waiting,
  ]
  const startsAt = storySlot.toISOString()
  expect(await waiting()).toMatchObject([
    { offeredUntil: '2026-03-03T09:01:00.000Z' },
    { startsAt, offeredUntil: null },
  ])
  setClock(plus(storyStart, dayMs + 2 * minuteMs))
  await runJob(w, offerWaitlist)
  await runJob(w, offerWaitlist)
  expect(await waiting()).toEqual([null, { startsAt, offeredUntil: '2026-03-04T09:02:00.000Z' }])
  expect((await w.olivia.call('listNotifications', {})).rows[0]?.title).toBe('Your waitlist has closed')
  // Nobody takes it: it is everyone's again.
  setClock(plus(storyStart, 3 * dayMs))
  await runJob(w, offerWaitlist)
  expect(await waiting()).toEqual([null, null])
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 0 }])
})

it('offers what a venue opens besides', async () => {
  const w = await world()
  const { olivias } = await waitingCollab(w)
  const brief = await w.bella.call('getBrief', { uid: olivias.brief.uid })
  const availability = { ...brief.content.availability, capacity: 2 }
  await w.bella.call('updateBrief', {
    uid: brief.uid,
    version: brief.version,
    content: { ...brief.content, availability },
  })
  await runJob(w, offerWaitlist)
  await runJob(w, offerWaitlist)
  const { uid, version, waiting } = await w.olivia.call('getCollab', { uid: olivias.uid })
  expect(waiting?.offeredUntil).toBe('2026-03-03T09:00:00.000Z')
  await w.olivia.call('acceptWaitlistOffer', { uid, version })
  expect(await w.database.db.select().from(slots)).toMatchObject([{ taken: 2 }])
})

it('ends the waiting when the slot has begun', async () => {
  const w = await world()
  const { olivias } = await waitingCollab(w)
  setClock(storySlot)
  await runJob(w, offerWaitlist)
  expect((await w.olivia.call('getCollab', { uid: olivias.uid })).waiting).toBeNull()
})

it('passes over who is on a break, until they are back', async () => {
  const w = await world()
  const { alices, olivias } = await waitingCollab(w)
  const { paula, uid } = await behindOlivia(w, alices.brief.uid)
  await setInfluencer(w.database.db, w.oliviaInfluencer, { pausedAt: storyStart })
  await w.alice.call('cancelCollab', { uid: alices.uid, version: alices.version, reason: 'A cold.' })
  const offered = async () => [
    (await w.olivia.call('getCollab', { uid: olivias.uid })).waiting?.offeredUntil,
    (await paula.call('getCollab', { uid })).waiting?.offeredUntil,
  ]
  expect(await offered()).toEqual([null, '2026-03-03T09:01:00.000Z'])
})

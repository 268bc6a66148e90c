import { expect, it } from 'vitest'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { runJob } from '../../../../world/run-job.ts'
import { liveBrief, missedCollab, requestedCollab, scheduledCollab } from '../../../../world/stories.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { saveSubscription } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { calculateRag } from './calculate-rag.ts'

const health = async (w: World) => {
  const { rag, causes } = await w.anna.call('getRecordHealth', { uid: w.luna })
  return [rag, ...causes.map(({ kind }) => kind)]
}

const pay = async (w: World, state: 'active' | 'past_due') => {
  const { orgUid } = await getBrand(w.database.db, w.luna)
  const pastDueSince = state === 'past_due' ? storyStart : null
  await w.tx((tx) => saveSubscription(tx, { orgUid, tier: 'starter', state, since: storyStart, pastDueSince }))
}

it('is red within the hour in which a payment failed, and green once it is paid', async () => {
  const w = await world()
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['green'])
  await pay(w, 'past_due')
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['red', 'payment-failed'])
  await pay(w, 'active')
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['green'])
})

it('is amber while a request has waited for more than three days', async () => {
  const w = await world()
  await requestedCollab(w)
  setClock(plus(storyStart, 2.9 * dayMs))
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['green'])
  setClock(plus(storyStart, 3.1 * dayMs))
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['amber', 'slow-answers'])
})

it('leaves a brand alone that never was a customer, until it’s one', async () => {
  const w = await world()
  setClock(plus(storyStart, 60 * dayMs))
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['green'])
  const isProspect = async () => (await w.anna.call('getRecordHealth', { uid: w.luna })).isProspect
  expect(await isProspect()).toBe(true)
  await liveBrief(w)
  await runJob(w, calculateRag)
  expect(await isProspect()).toBe(false)
  expect(await health(w)).toEqual(['amber', 'no-visit', 'no-sign-in'])
})

it('records nothing the first time', async () => {
  const w = await world()
  await pay(w, 'past_due')
  await runJob(w, calculateRag)
  expect(await health(w)).toEqual(['red', 'payment-failed'])
  expect((await w.eventsOf(w.luna)).filter(({ kind }) => kind.startsWith('brand.rag-'))).toEqual([])
})

it('records each change once, however often it runs', async () => {
  const w = await world()
  await runJob(w, calculateRag)
  await pay(w, 'past_due')
  await runJob(w, calculateRag)
  await runJob(w, calculateRag)
  const changes = (await w.eventsOf(w.luna)).filter(({ kind }) => kind === 'brand.rag-changed')
  expect(changes).toMatchObject([
    { side: 'clock', before: { rag: 'green' }, after: { rag: 'red', ragCauses: ['payment-failed'] } },
  ])
})

const creatorHealth = async (w: World) => {
  const { rag, causes } = await w.anna.call('getRecordHealth', { uid: w.aliceInfluencer })
  return [rag, ...causes.map(({ kind }) => kind)]
}

it('makes a creator red who did not come, unless they dispute it, and says so once', async () => {
  const w = await world()
  await runJob(w, calculateRag)
  expect(await creatorHealth(w)).toEqual(['green'])
  const missed = await missedCollab(w)
  await runJob(w, calculateRag)
  await runJob(w, calculateRag)
  expect(await creatorHealth(w)).toEqual(['red', 'no-show'])
  const changes = (await w.eventsOf(w.aliceInfluencer)).filter(({ kind }) => kind === 'influencer.rag-changed')
  expect(changes).toMatchObject([
    { side: 'clock', before: { rag: 'green' }, after: { rag: 'red', ragCauses: ['no-show'] } },
  ])
  await w.alice.call('disputeNoShow', { uid: missed.uid, text: 'I was there.' })
  await runJob(w, calculateRag)
  expect(await creatorHealth(w)).toEqual(['green'])
})

it('makes a creator amber whose content is late', async () => {
  const w = await world()
  await scheduledCollab(w)
  setClock(plus(storyStart, 40 * dayMs))
  await runJob(w, calculateRag)
  expect(await creatorHealth(w)).toContain('content-overdue')
})

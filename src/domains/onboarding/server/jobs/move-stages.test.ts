import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { bookedMeeting, openHours } from '../../../../world/meeting-stories.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { moveStages } from './move-stages.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { setBrief } from '../../../briefs/server/build.ts'
import { drizzle } from 'drizzle-orm/node-postgres'

async function stagesOf(w: World, uid: string) {
  await runJob(w, moveStages)
  const { onboardingStage, salesStage } = await getBrand(w.database.db, uid)
  return [onboardingStage, salesStage]
}

it('moves by facts, forward only, and says so once', async () => {
  const w = await world()
  const nina = await newcomer(w)
  await nina.call('chooseSide', { side: 'brand' })
  await answerSteps(nina, brandStory)
  const { profileUid: uid, briefUid } = await nina.call('getOnboarding', {})
  expect(await stagesOf(w, must(uid))).toEqual([1, 1])
  await setBrief(w.database.db, must(briefUid), { status: 'live', liveSince: now() })
  const { version } = await getBrand(w.database.db, must(uid))
  expect(await stagesOf(w, must(uid))).toEqual([3, 3])
  expect((await getBrand(w.database.db, must(uid))).version).toBe(version)
  // They were here before the brief was approved, and only then.
  await setAccount(w.database.db, nina.accountUid, { lastSeenAt: plus(now(), -dayMs) })
  expect(await stagesOf(w, must(uid))).toEqual([3, 3])
  await setAccount(w.database.db, nina.accountUid, { lastSeenAt: plus(now(), dayMs) })
  expect(await stagesOf(w, must(uid))).toEqual([5, 3])
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, must(uid))).orgUid, 'starter'))
  expect(await stagesOf(w, must(uid))).toEqual([6, 4])
  await setBrief(w.database.db, must(briefUid), { status: 'archived' })
  expect(await stagesOf(w, must(uid))).toEqual([6, 4])
  const moves = (await w.eventsOf(must(uid))).filter(({ kind }) => kind === 'brand.stage-changed')
  expect(moves).toHaveLength(3)
})

it('leaves a brand inactive that staff made so', async () => {
  const w = await world()
  await setBrand(w.database.db, w.luna, { salesStage: 909 })
  // Luna has three people: somebody was invited.
  expect(await stagesOf(w, w.luna)).toEqual([4, 909])
})

it('moves by a call that was held, not by one that was booked', async () => {
  const w = await world()
  await openHours(w.anna)
  await bookedMeeting(w, { email: 'oscar@example.test' })
  expect(await stagesOf(w, w.orso)).toEqual([1, 1])
  setClock(new Date('2026-03-03T10:30:00Z'))
  const [call] = (await w.anna.call('listMeetings', {})).rows
  await w.anna.call('saveMeetingOutcome', { uid: must(call).uid, outcome: 'held' })
  expect(await stagesOf(w, w.orso)).toEqual([2, 1])
})

it('overwrites nothing that staff save while it works', async () => {
  const w = await world()
  const { pool, kind } = w.database
  // Luna has three people: it is due for stage 4.
  const holder = await pool.connect()
  await holder.query('begin')
  await setBrand(drizzle(holder), w.luna, { salesStage: 909, onboardingStage: 5, version: 2 })
  const working = runJob(w, moveStages)
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const isBlocked = async () =>
    kind === 'postgres' ? (await pool.query(waiting)).rowCount === 1 : pool.waitingCount === 1
  await expect.poll(isBlocked).toBe(true)
  await holder.query('commit')
  holder.release()
  await working
  const { onboardingStage, salesStage, version } = await getBrand(w.database.db, w.luna)
  expect([onboardingStage, salesStage, version]).toEqual([5, 909, 2])
})

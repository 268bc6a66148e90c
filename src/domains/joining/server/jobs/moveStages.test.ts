import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { answerSteps, brandStory, newcomer } from '../../../../world/joiners.ts'
import { runJob } from '../../../../world/run-job.ts'
import { type World, world } from '../../../../world/world.ts'
import { accounts } from '../../../accounts/server/tables.ts'
import { briefs } from '../../../briefs/server/tables.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { brandProfiles } from '../../../profiles/server/tables.ts'
import { moveStages } from './moveStages.ts'

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
  expect(await stagesOf(w, uid!)).toEqual([1, 1])
  await w.database.db.update(briefs).set({ status: 'live', liveSince: now() }).where(eq(briefs.uid, briefUid!))
  expect(await stagesOf(w, uid!)).toEqual([3, 3])
  await w.database.db
    .update(accounts)
    .set({ lastSeenAt: plus(now(), dayMs) })
    .where(eq(accounts.uid, nina.accountUid!))
  expect(await stagesOf(w, uid!)).toEqual([5, 3])
  await w.tx(async (tx) => setTier(tx, (await getBrand(tx, uid!)).orgUid, 'starter'))
  expect(await stagesOf(w, uid!)).toEqual([6, 4])
  await w.database.db.update(briefs).set({ status: 'archived' }).where(eq(briefs.uid, briefUid!))
  expect(await stagesOf(w, uid!)).toEqual([6, 4])
  const moves = (await w.eventsOf(uid!)).filter(({ kind }) => kind === 'brand.stage-moved')
  expect(moves).toHaveLength(3)
})

it('leaves a brand inactive that staff made so', async () => {
  const w = await world()
  await w.database.db.update(brandProfiles).set({ salesStage: 909 }).where(eq(brandProfiles.uid, w.luna))
  // Luna has three people: somebody was invited.
  expect(await stagesOf(w, w.luna)).toEqual([4, 909])
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { inBrowser } from '../../../../world/ad-stories.ts'
import { draftBrief, liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'
import { builtInRibbons } from '../../ribbons.ts'

describeCall(discoveryCalls.recordBriefView, async (w) => ({
  influencerUid: w.aliceInfluencer,
  briefUid: (await liveBrief(w)).uid,
}))

it('counts once a day and influencer, for the brand to see', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const see = () => w.alice.call('recordBriefView', { influencerUid: w.aliceInfluencer, briefUid })
  const views = async () => must((await w.bella.call('getBrandSummary', { brandUid: w.luna })).briefs[0], 'brief').views
  await see()
  await see()
  expect(await views()).toBe(1)
  await w.olivia.call('recordBriefView', { influencerUid: w.oliviaInfluencer, briefUid })
  setClock(plus(now(), dayMs))
  await see()
  expect(await views()).toBe(3)
})

it('does not count the team as the creator they look through', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  const input = {
    influencerUid: w.aliceInfluencer,
    briefUid,
    ribbonUid: must(builtInRibbons[0], 'built in ribbon').uid,
  }
  await (await inBrowser(w, w.alice, w.ada)).call('recordBriefView', input)
  expect(must((await w.bella.call('getBrandSummary', { brandUid: w.luna })).briefs[0], 'brief').views).toBe(0)
  expect((await w.ada.call('getRibbons', {})).clicks).toBe(0)
})

it('knows no brief that was never live', async () => {
  const w = await world()
  const { uid: briefUid } = await draftBrief(w)
  const seen = w.alice.call('recordBriefView', { influencerUid: w.aliceInfluencer, briefUid })
  expect((await refusal(seen)).code).toBe('not-found')
})

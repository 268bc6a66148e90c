import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

async function counted(w: World): Promise<string> {
  const [reel] = await deliverablesOf(w.alice, await completedCollab(w))
  await w.alice.call('addInsights', { uid: must(reel).uid, kind: 'day-7', ...none, views: 900 })
  return must(reel).uid
}

describeCall(contentCalls.verifyInsights, async (w) => ({ uid: await counted(w), kind: 'day-7' }))

it('says who of the team has checked them', async () => {
  const w = await world()
  const uid = await counted(w)
  expect(await w.anna.call('verifyInsights', { uid, kind: 'day-7' })).toMatchObject({
    insights: [{ views: 900, verifiedBy: 'Anna' }],
  })
  expect(await refusal(w.anna.call('verifyInsights', { uid, kind: 'day-30' }))).toMatchObject({
    code: 'failed-precondition',
    message: 'There are no insights for that day yet.',
  })
})

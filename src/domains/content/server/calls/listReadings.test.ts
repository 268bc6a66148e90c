import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { completedCollab, deliverablesOf } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

const none = { views: null, reach: null, likes: null, comments: null, saves: null, shares: null, clicks: null }

async function counted(w: World): Promise<string> {
  const [reel] = await deliverablesOf(w.alice, await completedCollab(w))
  await w.alice.call('addInsights', { uid: must(reel).uid, kind: 'day-7', ...none, views: 900 })
  return must(reel).uid
}

describeCall(contentCalls.listReadings, async (w) => ({ deliverableUid: await counted(w) }))

it('keeps what was corrected, and says who checked which', async () => {
  const w = await world()
  const uid = await counted(w)
  await w.bella.call('addInsights', { uid, kind: 'day-7', ...none, views: 950, saves: 4 })
  await w.anna.call('verifyInsights', { uid, kind: 'day-7' })
  const { readings } = await w.alice.call('listReadings', { deliverableUid: uid })
  expect(readings).toMatchObject([
    { source: 'typed', views: 900, saves: null, enteredBy: 'Alice', isReplaced: true, verifiedBy: null },
    { source: 'typed', views: 950, saves: 4, enteredBy: 'Bella', isReplaced: false, verifiedBy: 'Anna' },
  ])
})

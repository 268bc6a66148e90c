import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { liveBrief } from '../../../../world/stories.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'
import { exampleContent } from '../build.ts'

describeCall(briefCalls.getBriefVersions, async (w) => ({ uid: (await liveBrief(w)).uid }))

it('says who wrote what and what changed, newest first, across pages', async () => {
  const w = await world()
  const live = await liveBrief(w)
  await w.bella.call('updateBrief', {
    uid: live.uid,
    version: live.version,
    content: exampleContent({ guests: 2, story: 'Fire.' }),
    note: 'Two guests',
  })
  const first = await w.bella.call('getBriefVersions', { uid: live.uid, limit: 2 })
  expect(first.rows).toMatchObject([
    { by: 'Bella', note: 'Two guests', changed: ['description', 'guests'], content: { guests: 2 } },
    { by: 'Anna', note: 'approved', changed: [] },
  ])
  const second = await w.bella.call('getBriefVersions', { uid: live.uid, limit: 2, cursor: must(first.nextCursor) })
  expect(second).toMatchObject({ rows: [{ version: 1, by: 'Bella' }], nextCursor: null })
})

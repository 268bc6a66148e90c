import { expect, it } from 'vitest'
import { completedCollab } from '../../../../world/content-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { platformCalls } from '../../contract.ts'

describeCall(platformCalls.listMeasuredPosts, async (w) => ({ collabUid: await completedCollab(w) }))

it('is empty where nothing is connected', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  expect(await w.bella.call('listMeasuredPosts', { collabUid })).toEqual({ rows: [] })
})

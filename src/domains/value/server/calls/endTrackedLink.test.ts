import { expect, it } from 'vitest'
import { trackedCollab } from '../../../../world/value-stories.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.endTrackedLink, async (w) => ({ uid: (await trackedCollab(w)).link.uid }))

it('ends once', async () => {
  const w = await world()
  const { collabUid, link } = await trackedCollab(w)
  await w.bella.call('endTrackedLink', { uid: link.uid })
  await w.bella.call('endTrackedLink', { uid: link.uid })
  const { links } = await w.bella.call('getTracking', { collabUid })
  expect(links[0]?.endedAt).not.toBeNull()
})

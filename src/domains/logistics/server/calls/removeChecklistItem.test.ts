import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { addedItems } from '../../../../world/logistics-stories.ts'
import { world } from '../../../../world/world.ts'
import { logisticsCalls } from '../../contract.ts'

describeCall(logisticsCalls.removeChecklistItem, async (w) => ({ uid: (await addedItems(w)).brands }))

it('is gone for both', async () => {
  const w = await world()
  const { collabUid, brands, creators } = await addedItems(w)
  await w.bella.call('removeChecklistItem', { uid: brands })
  expect((await w.alice.call('getLogistics', { collabUid })).checklist).toMatchObject([{ uid: creators }])
  expect((await refusal(w.bella.call('removeChecklistItem', { uid: brands }))).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { listCalls } from '../../contract.ts'

describeCall(listCalls.renameShortlist, async (w) => ({
  uid: (await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Dinner' })).uid,
  name: 'Late dinner',
}))

it('renames, but not to the name of another', async () => {
  const w = await world()
  const uid = (await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Dinner' })).uid
  await w.bella.call('createShortlist', { brandUid: w.luna, name: 'Summer' })
  expect((await refusal(w.bella.call('renameShortlist', { uid, name: 'Summer' }))).code).toBe('failed-precondition')
  await w.bella.call('renameShortlist', { uid, name: 'Late dinner' })
  expect((await w.bella.call('getShortlist', { uid })).name).toBe('Late dinner')
})

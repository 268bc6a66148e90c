import { expect, it } from 'vitest'
import { ownRun, ownViews } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const made = async (w: World) =>
  (await w.anna.call('createSavedView', { table: 'brands', name: 'London', query: '', isShared: true })).uid

describeCall(deskCalls.deleteSavedView, ownViews, ownRun)

it('deletes it for everybody, also where a list began with it', async () => {
  const w = await world()
  const uid = await made(w)
  await w.ada.call('setDefaultView', { table: 'brands', role: 'admin', uid })
  await w.anna.call('deleteSavedView', { uid })
  expect((await w.ada.call('listSavedViews', { table: 'brands' })).rows).toEqual([])
  expect((await refusal(w.anna.call('deleteSavedView', { uid }))).code).toBe('not-found')
})

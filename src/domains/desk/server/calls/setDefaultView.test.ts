import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const made = async (w: World, isShared = true) =>
  (await w.ada.call('createSavedView', { table: 'brands', name: `Shared ${isShared}`, query: '', isShared })).uid
const role = 'account_manager' as const

describeCall(deskCalls.setDefaultView, async (w) => ({ table: 'brands', role, uid: await made(w) }))

it('is what a role’s list begins with, one for each role, until it is taken back', async () => {
  const w = await world()
  const uid = await made(w)
  const defaults = async () =>
    (await w.anna.call('listSavedViews', { table: 'brands' })).rows.map((row) => row.defaultFor)
  await w.ada.call('setDefaultView', { table: 'brands', role, uid })
  await w.ada.call('setDefaultView', { table: 'brands', role, uid })
  expect(await defaults()).toEqual([['account_manager']])
  await w.ada.call('setDefaultView', { table: 'brands', role, uid: null })
  expect(await defaults()).toEqual([[]])
})

it('refuses a view that nobody else sees, and one of another list', async () => {
  const w = await world()
  const own = await made(w, false)
  const refused = await refusal(w.ada.call('setDefaultView', { table: 'brands', role, uid: own }))
  expect(refused.message).toBe('Share this view with the team before you make it a default.')
  const shared = await made(w)
  expect((await refusal(w.ada.call('setDefaultView', { table: 'collabs', role, uid: shared }))).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { ownRun, ownViews } from '../../../../world/bulk-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const view = { table: 'brands', name: 'London', query: 'sort=city', isShared: true }
const made = async (w: World) => (await w.anna.call('createSavedView', view)).uid

describeCall(deskCalls.saveSavedView, ownViews, (w, person, given) => ({
  ...(ownRun(w, person, given) as object),
  name: 'Paris',
}))

it('changes what is named and leaves the rest; a stale version is refused', async () => {
  const w = await world()
  const uid = await made(w)
  const seen = async (by: Person<string>) => (await by.call('listSavedViews', { table: 'brands' })).rows
  await w.anna.call('saveSavedView', { uid, version: 1, query: 'sort=name' })
  expect(first(await seen(w.anna))).toMatchObject({ name: 'London', query: 'sort=name', isShared: true, version: 2 })
  expect((await refusal(w.anna.call('saveSavedView', { uid, version: 1, name: 'Late' }))).code).toBe('aborted')
})

it('refuses a colleague, lets an admin, and is found by nobody else once it is no longer shared', async () => {
  const w = await world()
  const uid = await made(w)
  await w.ada.call('setDefaultView', { table: 'brands', role: 'account_manager', uid })
  expect((await refusal(w.amir.call('saveSavedView', { uid, version: 1, name: 'Mine' }))).code).toBe(
    'permission-denied',
  )
  await w.ada.call('saveSavedView', { uid, version: 1, isShared: false })
  expect((await refusal(w.amir.call('saveSavedView', { uid, version: 2, name: 'Mine' }))).code).toBe('not-found')
  const [own] = (await w.anna.call('listSavedViews', { table: 'brands' })).rows
  expect(own).toMatchObject({ isShared: false, defaultFor: [] })
})

it('is found by nobody of another brand, however it is shared', async () => {
  const w = await world()
  const view = { table: 'requests', brandUid: w.luna, name: 'Ours', query: '', isShared: true }
  const { uid } = await w.bella.call('createSavedView', view)
  const code = async (by: Person<string>) =>
    (await refusal(by.call('saveSavedView', { uid, version: 1, name: 'X' }))).code
  expect([await code(w.ben), await code(w.oscar)]).toEqual(['permission-denied', 'not-found'])
})

it('is changed by the owners and admins of the brand whose list it is, and by no other colleague', async () => {
  const w = await world()
  const list = { table: 'requests', brandUid: w.luna }
  const { uid } = await w.ben.call('createSavedView', { ...list, name: 'Ours', query: '', isShared: true })
  const canChange = async (by: Person<string>) => (await by.call('listSavedViews', list)).rows[0]?.canChange
  expect([await canChange(w.bella), await canChange(w.ben), await canChange(w.anna)]).toEqual([true, true, false])
  await w.bella.call('saveSavedView', { uid, version: 1, name: 'All of ours' })
  const another = await w.bella.call('createSavedView', { ...list, name: 'Mine', query: '', isShared: true })
  expect(await refusal(w.ben.call('saveSavedView', { uid: another.uid, version: 1, name: 'X' }))).toEqual({
    code: 'permission-denied',
    message: 'Only admins and the person who made this view can change it. Save your changes as a new view.',
  })
  await w.bella.call('deleteSavedView', { uid })
})

import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type Person, type World, world } from '../../../../world/world.ts'
import { deskCalls } from '../../contract.ts'

const view = { table: 'brands', name: 'London', query: 'sort=city', isShared: true }
const made = async (w: World) => (await w.anna.call('createSavedView', view)).uid

describeCall(deskCalls.saveSavedView, async (w) => ({ uid: await made(w), version: 1, name: 'Paris' }))

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

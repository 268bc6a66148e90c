import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.listCreatorSearches, (w) => ({ brandUid: w.luna }))

it('lists by name, and says which the plan no longer has', async () => {
  const w = await world()
  await givePlan(w, 'premium')
  const brandUid = w.luna
  await w.bella.call('createCreatorSearch', { brandUid, name: 'Olivias', filters: { search: 'olivia' } })
  await w.bella.call('createCreatorSearch', { brandUid, name: 'Brunch', filters: { vibe: 'brunch' } })
  const locked = async () =>
    (await w.bella.call('listCreatorSearches', { brandUid })).rows.map(({ name, isLocked }) => [name, isLocked])
  expect(await locked()).toEqual([
    ['Brunch', false],
    ['Olivias', false],
  ])
  await givePlan(w, 'starter')
  expect(await locked()).toEqual([
    ['Brunch', true],
    ['Olivias', false],
  ])
})

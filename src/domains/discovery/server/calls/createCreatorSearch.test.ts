import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

const search = { name: 'Alices', filters: { search: 'alice' } }

describeCall(discoveryCalls.createCreatorSearch, (w) => ({ brandUid: w.luna, ...search }))

it('saves filters for the whole team', async () => {
  const w = await world()
  const { uid } = await w.bella.call('createCreatorSearch', { brandUid: w.luna, ...search })
  const { rows } = await w.ben.call('listCreatorSearches', { brandUid: w.luna })
  expect(rows).toMatchObject([{ uid, ...search, isLocked: false }])
})

it('refuses a name that is taken, and more than 20', async () => {
  const w = await world()
  const save = (name: string) => w.bella.call('createCreatorSearch', { brandUid: w.luna, name, filters: {} })
  for (let at = 1; at < 20; at += 1) await save(`Search ${at}`)
  expect((await refusal(save('Search 1'))).message).toBe(
    'There’s already a saved search called “Search 1”. Choose another name.',
  )
  await save('Search 20')
  expect((await refusal(save('Search 21'))).message).toBe('You can save 20 searches. Delete one first.')
})

it('refuses advanced filters on a plan without them, also when our team saves', async () => {
  const w = await world()
  const brunch = { brandUid: w.luna, name: 'Brunch', filters: { vibe: 'brunch' } } as const
  expect((await refusal(w.bella.call('createCreatorSearch', brunch))).code).toBe('permission-denied')
  expect((await refusal(w.ada.call('createCreatorSearch', brunch))).code).toBe('permission-denied')
  await givePlan(w, 'premium')
  await w.bella.call('createCreatorSearch', brunch)
})

import { expect, it } from 'vitest'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.renameCreatorSearch, async (w) => ({
  uid: (await w.bella.call('createCreatorSearch', { brandUid: w.luna, name: 'Alices', filters: {} })).uid,
  name: 'Every Alice',
}))

it('renames, but not to the name of another', async () => {
  const w = await world()
  const save = (name: string) => w.bella.call('createCreatorSearch', { brandUid: w.luna, name, filters: {} })
  const { uid } = await save('Alices')
  await save('Olivias')
  expect((await refusal(w.bella.call('renameCreatorSearch', { uid, name: 'Olivias' }))).code).toBe(
    'failed-precondition',
  )
  await w.bella.call('renameCreatorSearch', { uid, name: 'Every Alice' })
  const { rows } = await w.bella.call('listCreatorSearches', { brandUid: w.luna })
  expect(rows.map(({ name }) => name)).toEqual(['Every Alice', 'Olivias'])
})

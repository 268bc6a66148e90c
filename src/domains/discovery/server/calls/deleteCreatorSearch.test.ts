import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.deleteCreatorSearch, async (w) => ({
  uid: (await w.bella.call('createCreatorSearch', { brandUid: w.luna, name: 'Alices', filters: {} })).uid,
}))

it('deletes for the whole team, and records what it was', async () => {
  const w = await world()
  const brandUid = w.luna
  const { uid } = await w.bella.call('createCreatorSearch', { brandUid, name: 'Alices', filters: { search: 'alice' } })
  await w.ben.call('deleteCreatorSearch', { uid })
  expect((await w.bella.call('listCreatorSearches', { brandUid })).rows).toEqual([])
  const events = await w.eventsOf(uid)
  expect(events.find(({ kind }) => kind === 'creator-search.deleted')?.before).toEqual({
    name: 'Alices',
    filters: { search: 'alice' },
  })
})

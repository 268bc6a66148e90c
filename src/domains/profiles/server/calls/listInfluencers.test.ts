import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { profileCalls } from '../../contract.ts'

describeCall(profileCalls.listInfluencers, () => ({}))

it('finds by handle, city, state, label, platform and followers, and pages without losing anybody', async () => {
  const w = await world()
  const handles = async (input: object) => {
    const { rows } = await w.ada.call('listInfluencers', input)
    return rows.map(({ handle }) => handle).toSorted()
  }
  const all = ['alice.eats', 'dora.d', 'olivia.out']
  expect(await handles({})).toEqual(all)
  expect(await handles({ search: '@ALICE' })).toEqual(['alice.eats'])
  expect(await handles({ search: 'Grant' })).toEqual(['olivia.out'])
  expect(await handles({ city: 'paris' })).toEqual([])
  expect(await handles({ approval: 'applied' })).toEqual([])
  expect(await handles({ platform: 'instagram', followersFrom: 20_000 })).toEqual(all)
  expect(await handles({ platform: 'tiktok' })).toEqual([])
  const fields = { priority: 1 as const, labels: ['p1' as const], staffNotes: '' }
  await w.anna.call('saveInfluencerStaffFacts', { uid: w.aliceInfluencer, version: 1, fields })
  expect(await handles({ label: 'p1' })).toEqual(['alice.eats'])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await w.ada.call('listInfluencers', { cursor, limit: 1 })
    seen.push(...page.rows.map(({ handle }) => handle))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.toSorted()).toEqual(all)
})

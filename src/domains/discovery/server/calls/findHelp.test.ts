import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'

describeCall(discoveryCalls.findHelp, () => ({ side: 'brand', query: 'refund' }))

it.each([
  ['brand', 'refund', 'what-a-collab-costs'],
  ['brand', 'block', 'find-and-invite'],
  ['influencer', 'block', 'finding-and-requesting'],
] as const)('finds for a %s what the articles say of “%s”', async (side, query, slug) => {
  const w = await world()
  const { rows } = await w.anonymous.call('findHelp', { side, query })
  expect(rows.map((row) => row.slug)).toContain(slug)
  expect(rows.length).toBeLessThanOrEqual(5)
})

it('shows creators nothing that is written for brands', async () => {
  const w = await world()
  const { rows } = await w.anonymous.call('findHelp', { side: 'influencer', query: 'what a collab costs' })
  expect(rows.map((row) => row.slug)).not.toContain('what-a-collab-costs')
})

import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { briefCalls } from '../../contract.ts'

describeCall(briefCalls.listDisclosureRules, () => ({}))

it('starts with the rules of the product, everywhere else first', async () => {
  const w = await world()
  const { rows } = await w.anna.call('listDisclosureRules', {})
  expect(rows.map(({ country, version }) => [country, version])).toEqual([
    ['*', 0],
    ['AE', 0],
    ['FR', 0],
    ['GB', 0],
    ['US', 0],
  ])
})

import { expect, it } from 'vitest'
import { first } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { staffCalls } from '../../contract.ts'

describeCall(staffCalls.getTraining, () => ({}))

it('tells how our own people work, in order, by the name of the product', async () => {
  const w = await world()
  const { articles } = await w.anna.call('getTraining', {})
  expect(articles.length).toBeGreaterThan(4)
  expect(first(articles)).toMatchObject({ slug: 'approving-briefs', title: 'Approve briefs' })
  expect(first(articles).html).toContain('<li>Check the value, guests')
  expect(JSON.stringify(articles)).not.toContain('{product}')
})

import { expect, it } from 'vitest'
import { describeCall } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { storyStart } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.listReviewerLinks, (w) => ({ brandUid: w.luna }))

it('lists the links that still open', async () => {
  const w = await world()
  await w.bella.call('createReviewerLink', { brandUid: w.luna, name: 'The owner' })
  const names = async () =>
    (await w.bella.call('listReviewerLinks', { brandUid: w.luna })).links.map((link) => link.name)
  expect(await names()).toEqual(['The owner'])
  setClock(plus(storyStart, 14 * dayMs))
  expect(await names()).toEqual([])
})

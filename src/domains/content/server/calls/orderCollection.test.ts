import { expect, it } from 'vitest'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function collected(w: World) {
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

describeCall(contentCalls.orderCollection, collected)

it('keeps the order, and puts what was not named at the end', async () => {
  const w = await world()
  const { uid, deliverableUids } = await collected(w)
  const order = async () => (await w.bella.call('getCollection', { uid })).rows.map((row) => row.uid)
  await w.bella.call('orderCollection', { uid, deliverableUids: deliverableUids.toReversed() })
  expect(await order()).toEqual(deliverableUids.toReversed())
  await w.bella.call('orderCollection', { uid, deliverableUids: deliverableUids.slice(0, 1) })
  expect(await order()).toEqual(deliverableUids)
  expect((await refusal(w.oscar.call('orderCollection', { uid, deliverableUids }))).code).toBe('not-found')
})

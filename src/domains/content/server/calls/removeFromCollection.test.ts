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

describeCall(contentCalls.removeFromCollection, collected)

it('takes them out of it, and out of nothing else', async () => {
  const w = await world()
  const { uid, deliverableUids } = await collected(w)
  const [reel = '', post] = deliverableUids
  expect(await w.bella.call('removeFromCollection', { uid, deliverableUids: [reel] })).toEqual({ done: true })
  expect(await w.bella.call('removeFromCollection', { uid, deliverableUids: [reel] })).toEqual({ done: false })
  expect((await w.bella.call('getCollection', { uid })).rows).toMatchObject([{ uid: post }])
  expect((await w.bella.call('listShowcase', { brandUid: w.luna })).rows).toHaveLength(2)
  expect((await refusal(w.oscar.call('removeFromCollection', { uid, deliverableUids }))).code).toBe('not-found')
})

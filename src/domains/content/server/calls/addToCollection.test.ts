import { expect, it } from 'vitest'
import { deliveredCollab, deliverablesOf, finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function empty(w: World) {
  return w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu' })
}

describeCall(contentCalls.addToCollection, async (w) => {
  const deliverableUids = await finishedContent(w)
  return { uid: (await empty(w)).uid, deliverableUids }
})

it('adds at the end, each once', async () => {
  const w = await world()
  const [reel = '', post = ''] = await finishedContent(w)
  const { uid } = await empty(w)
  expect(await w.bella.call('addToCollection', { uid, deliverableUids: [post] })).toEqual({ done: true })
  expect(await w.bella.call('addToCollection', { uid, deliverableUids: [reel, post] })).toEqual({ done: true })
  expect(await w.bella.call('addToCollection', { uid, deliverableUids: [post] })).toEqual({ done: false })
  const { rows } = await w.bella.call('getCollection', { uid })
  expect(rows.map((row) => row.uid)).toEqual([post, reel])
})

it('refuses what is in review', async () => {
  const w = await world()
  const [reel] = await deliverablesOf(w.bella, await deliveredCollab(w))
  const { uid } = await empty(w)
  expect(await refusal(w.bella.call('addToCollection', { uid, deliverableUids: [reel?.uid ?? ''] }))).toEqual({
    code: 'not-found',
    message: 'We couldn’t find that content. You can add it to a collection once it’s approved.',
  })
})

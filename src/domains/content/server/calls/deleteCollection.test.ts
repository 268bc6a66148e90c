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

describeCall(contentCalls.deleteCollection, async (w) => ({ uid: (await collected(w)).uid }))

it('takes the links to it with it, and leaves the content', async () => {
  const w = await world()
  const { uid } = await collected(w)
  const shared = await w.bella.call('shareContent', { brandUid: w.luna, of: { collectionUid: uid }, days: 30 })
  const token = new URL(shared.url).searchParams.get('token') ?? ''
  expect((await w.anonymous.call('getSharedContent', { token })).rows).toHaveLength(2)
  expect(await w.bella.call('deleteCollection', { uid })).toEqual({ done: true })
  expect((await refusal(w.anonymous.call('getSharedContent', { token }))).code).toBe('not-found')
  expect((await w.bella.call('listShowcase', { brandUid: w.luna })).rows).toHaveLength(2)
})

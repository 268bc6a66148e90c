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

describeCall(contentCalls.renameCollection, async (w) => ({ uid: (await collected(w)).uid, name: 'Christmas' }))

it('takes a name that is free', async () => {
  const w = await world()
  const { uid } = await collected(w)
  await w.bella.call('createCollection', { brandUid: w.luna, name: 'Christmas' })
  expect(await refusal(w.bella.call('renameCollection', { uid, name: 'Christmas' }))).toMatchObject({
    code: 'failed-precondition',
  })
  expect(await w.bella.call('renameCollection', { uid, name: 'New Year' })).toEqual({ done: true })
  expect(await w.bella.call('getCollection', { uid })).toMatchObject({ name: 'New Year' })
})

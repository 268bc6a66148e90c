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

async function linked(w: World) {
  const { uid: collectionUid } = await collected(w)
  const { url } = await w.bella.call('shareContent', { brandUid: w.luna, of: { collectionUid }, days: 30 })
  const [{ uid } = { uid: '' }] = (await w.bella.call('listContentLinks', { brandUid: w.luna })).links
  return { uid, token: new URL(url).searchParams.get('token') ?? '' }
}

describeCall(contentCalls.revokeContentLink, async (w) => ({ brandUid: w.luna, uid: (await linked(w)).uid }))

it('closes the link at once; another brand cannot', async () => {
  const w = await world()
  const { uid, token } = await linked(w)
  expect(await w.oscar.call('revokeContentLink', { brandUid: w.orso, uid })).toEqual({ done: false })
  await w.anonymous.call('getSharedContent', { token })
  expect(await w.bella.call('revokeContentLink', { brandUid: w.luna, uid })).toEqual({ done: true })
  expect(await refusal(w.anonymous.call('getSharedContent', { token }))).toEqual({
    code: 'not-found',
    message: 'This link has expired or was turned off. Ask whoever sent it for a new one.',
  })
})

import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function collected(w: World) {
  const deliverableUids = await finishedContent(w)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

describeCall(contentCalls.listContentLinks, async (w) => {
  await collected(w)
  return { brandUid: w.luna }
})

it('names links to a collection as it is called now, until they end', async () => {
  const w = await world()
  const { uid } = await collected(w)
  await w.bella.call('shareContent', { brandUid: w.luna, of: { collectionUid: uid }, days: 7, withOriginals: true })
  await w.bella.call('renameCollection', { uid, name: 'Christmas' })
  const links = async () => (await w.bella.call('listContentLinks', { brandUid: w.luna })).links
  expect(await links()).toMatchObject([{ name: 'Christmas', collectionUid: uid, withOriginals: true }])
  setClock(new Date('2026-03-20T09:00:00Z'))
  expect(await links()).toEqual([])
  expect((await refusal(w.oscar.call('listContentLinks', { brandUid: w.luna }))).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { setClock } from '../../../../kit/server/clock.ts'
import { finishedContent } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'

async function collected(w: World, change: { usageMonths?: number } = {}) {
  const deliverableUids = await finishedContent(w, change)
  const { uid } = await w.bella.call('createCollection', { brandUid: w.luna, name: 'Winter menu', deliverableUids })
  return { uid, deliverableUids }
}

async function shared(w: World, { withOriginals = false, usageMonths = 6 } = {}) {
  const { uid, deliverableUids } = await collected(w, { usageMonths })
  const asked = { brandUid: w.luna, of: { collectionUid: uid }, days: 90, withOriginals } as const
  const { url } = await w.bella.call('shareContent', asked)
  return { uid, deliverableUids, token: new URL(url).searchParams.get('token') ?? '' }
}

describeCall(contentCalls.getSharedContent, async (w) => ({ token: (await shared(w)).token }))

it('shows what is in the collection now, with creator and rights', async () => {
  const w = await world()
  const { uid, token, deliverableUids } = await shared(w)
  const page = await w.anonymous.call('getSharedContent', { token })
  expect(page).toMatchObject({ name: 'Winter menu', brandName: 'Luna', withOriginals: false, hasArchive: false })
  expect(page.rows).toMatchObject([
    { type: 'reel', creator: { name: 'Alice Moreau', handle: 'alice.eats' } },
    { type: 'post', rights: { state: 'organic' } },
  ])
  await w.bella.call('removeFromCollection', { uid, deliverableUids: deliverableUids.slice(0, 1) })
  expect((await w.anonymous.call('getSharedContent', { token })).rows).toMatchObject([{ type: 'post' }])
})

it('offers the originals where the link allows it', async () => {
  const w = await world()
  const page = await w.anonymous.call('getSharedContent', { token: (await shared(w, { withOriginals: true })).token })
  expect(page).toMatchObject({ withOriginals: true, hasArchive: true })
})

it('shows nothing whose rights have ended, and nothing at all once the link has', async () => {
  const w = await world()
  const { token } = await shared(w, { usageMonths: 1 })
  setClock(new Date('2026-05-01T09:00:00Z'))
  expect((await w.anonymous.call('getSharedContent', { token })).rows).toEqual([])
  setClock(new Date('2026-07-01T09:00:00Z'))
  expect((await refusal(w.anonymous.call('getSharedContent', { token }))).code).toBe('not-found')
})

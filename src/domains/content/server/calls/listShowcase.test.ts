import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { completedCollab, deliveredCollab, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { world } from '../../../../world/world.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { contentCalls } from '../../contract.ts'

describeCall(contentCalls.listShowcase, async (w) => {
  await completedCollab(w)
  return { brandUid: w.luna }
})

it('shows what was approved, newest first, in pages, with who and what it can be filtered by', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const first = await w.bella.call('listShowcase', { brandUid: w.luna, limit: 1 })
  const second = await w.bella.call('listShowcase', { brandUid: w.luna, limit: 1, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map((row) => row.type).sort()).toEqual(['post', 'reel'])
  expect(second.nextCursor).toBeNull()
  expect(first.rows[0]).toMatchObject({
    collabUid,
    status: 'published',
    influencer: { name: 'Alice Moreau', handle: 'alice.eats' },
    rights: { state: 'organic' },
    results: null,
  })
  expect(first).toMatchObject({
    influencers: [{ uid: w.aliceInfluencer, name: 'Alice Moreau' }],
    briefs: [{ title: 'Dinner for two at the counter' }],
  })
})

it('filters by type, platform, person, rights and words of the caption', async () => {
  const w = await world()
  await reviewedCollab(w)
  const count = async (filter: object) =>
    (await w.bella.call('listShowcase', { brandUid: w.luna, ...filter })).rows.length
  expect(await count({})).toBe(2)
  expect(await count({ type: 'reel' })).toBe(1)
  expect(await count({ platform: 'tiktok' })).toBe(0)
  expect(await count({ influencerUid: w.oliviaInfluencer })).toBe(0)
  expect(await count({ caption: 'COUNTER seats' })).toBe(2)
  expect(await count({ caption: '100%' })).toBe(0)
  expect([await count({ rights: 'organic' }), await count({ rights: 'ended' })]).toEqual([2, 0])
  expect([await count({ isPublished: true }), await count({ isPublished: false })]).toEqual([0, 2])
  setClock(new Date('2026-09-11T15:00:00Z'))
  expect([await count({ rights: 'organic' }), await count({ rights: 'ended' })]).toEqual([0, 2])
  expect((await w.bella.call('listShowcase', { brandUid: w.luna })).rows[0]).toMatchObject({
    rights: { state: 'ended' },
    files: [{ file_path: null }],
  })
})

it('filters by how the first file stands, and by the brand’s own review', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const types = async (filter: object) =>
    (await w.bella.call('listShowcase', { brandUid: w.luna, ...filter })).rows.map(({ type }) => type).toSorted()
  expect(await types({ orientation: 'portrait' })).toContain('reel')
  expect(await types({ orientation: 'landscape' })).not.toContain('reel')
  expect(await types({ rating: 1 })).toEqual([])
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  expect(await types({ rating: 5 })).toEqual(['post', 'reel'])
  expect(await types({ rating: 6 })).toEqual([])
})

it('shows nothing that is in review, and another brand not at all', async () => {
  const w = await world()
  await deliveredCollab(w)
  expect((await w.bella.call('listShowcase', { brandUid: w.luna })).rows).toEqual([])
  expect(await refusal(w.oscar.call('listShowcase', { brandUid: w.luna }))).toMatchObject({ code: 'not-found' })
})

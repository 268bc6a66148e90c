import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { setClock } from '../../../../kit/server/clock.ts'
import { completedCollab, deliveredCollab, deliverablesOf, reviewedCollab } from '../../../../world/content-stories.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { contentCalls } from '../../contract.ts'
import { showcaseList } from '../../showcase-list.ts'

describeCall(contentCalls.browseShowcase, async (w) => {
  await completedCollab(w)
  return { brandUid: w.luna }
})

const list = async (w: World, asked: { where?: Condition[]; sort?: string; search?: string } = {}) =>
  (await w.bella.call('browseShowcase', { brandUid: w.luna, ...asked })).rows
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })

it('lists what is in review with when it’s approved automatically, and what is approved with its rights', async () => {
  const w = await world()
  const collabUid = await deliveredCollab(w)
  const before = await list(w)
  expect(before).toMatchObject([
    { status: 'in-review', approvedAt: null, autoApproveAt: expect.any(String), rights: { state: 'none' } },
    { status: 'in-review' },
  ])
  expect(before[0]?.whyNoDownload).toContain('approved')
  const [reel] = await deliverablesOf(w.bella, collabUid)
  const { uid, version } = must(reel)
  await w.bella.call('approveDeliverable', { uid, version })
  expect(await list(w, { where: [is('state', 'approved')] })).toMatchObject([
    { uid, status: 'approved', autoApproveAt: null, whyNoDownload: null, rights: { state: 'organic' } },
  ])
  const { rows } = await w.bella.call('browseShowcase', { brandUid: w.luna, uid })
  expect(rows.map((row) => row.uid)).toEqual([uid])
  expect(await list(w, { where: [{ field: 'state', is: 'not', values: ['in-review'] }] })).toHaveLength(1)
})

it('lists nothing that is sent back for changes or still to be uploaded', async () => {
  const w = await world()
  const [reel] = await deliverablesOf(w.bella, await deliveredCollab(w))
  const { uid, version } = must(reel)
  await w.bella.call('requestChanges', { uid, version, text: 'Show the soup.' })
  expect((await list(w)).map((row) => row.uid)).not.toContain(uid)
})

it('filters by type, creator, brief, rights, shape, review and days', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  const count = async (...where: Condition[]) => (await list(w, { where })).length
  expect([await count(is('type', 'reel')), await count(is('platform', 'tiktok'))]).toEqual([1, 0])
  expect(await count(is('creator', w.aliceInfluencer), { field: 'creator', is: 'not', values: ['nobody'] })).toBe(2)
  const { briefs } = await w.bella.call('getShowcaseChoices', { brandUid: w.luna })
  expect(await count(is('brief', must(briefs[0]).uid))).toBe(2)
  expect([await count(is('rights', 'organic')), await count(is('rights', 'ended', 'none'))]).toEqual([2, 0])
  expect(await count(is('shape', 'portrait'))).toBeGreaterThan(0)
  expect([await count(is('state', 'published')), await count(is('state', 'approved'))]).toEqual([2, 0])
  expect(await count({ field: 'published', is: 'empty', values: [] })).toBe(0)
  expect(await count({ field: 'rating', is: 'empty', values: [] })).toBe(2)
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  expect([await count(is('rating', '5', '6')), await count(is('rating', '6'))]).toEqual([2, 0])
  setClock(new Date('2027-03-11T15:00:00Z'))
  expect([await count(is('rights', 'organic')), await count(is('rights', 'ended'))]).toEqual([0, 2])
  expect((await list(w))[0]?.files).toMatchObject([{ file_path: null }])
})

it('finds words of the caption and creators by name', async () => {
  const w = await world()
  await reviewedCollab(w)
  const found = async (search: string) => (await list(w, { search })).length
  expect([await found('COUNTER seats'), await found('moreau'), await found('100%')]).toEqual([2, 2, 0])
})

it('goes through all pages in any order that it offers, and counts them', async () => {
  const w = await world()
  await completedCollab(w)
  for (const sort of sortsOf(showcaseList)) {
    const asked = { brandUid: w.luna, sort, limit: 1 }
    const first = await w.bella.call('browseShowcase', asked)
    const second = await w.bella.call('browseShowcase', { ...asked, cursor: must(first.nextCursor, sort) })
    expect(new Set([...first.rows, ...second.rows].map(({ uid }) => uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
  expect((await w.bella.call('browseShowcase', { brandUid: w.luna, want: 'count' })).count).toBe(2)
})

it('shows another brand nothing', async () => {
  const w = await world()
  await completedCollab(w)
  expect(await refusal(w.oscar.call('browseShowcase', { brandUid: w.luna }))).toMatchObject({ code: 'not-found' })
})

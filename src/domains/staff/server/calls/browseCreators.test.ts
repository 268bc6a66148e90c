import { expect, it } from 'vitest'
import type { Condition } from '../../../../kit/contract/table.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { completedCollab, visitedCollab } from '../../../../world/content-stories.ts'
import { mergeOf, secondAlice } from '../../../../world/duplicate-stories.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import { requestedCollab, storySlot } from '../../../../world/stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { setAccount } from '../../../accounts/server/build.ts'
import { makeList } from '../../../lists/server/build.ts'
import { setSocialAccounts } from '../../../profiles/server/build.ts'
import { staffCalls } from '../../contract.ts'
import { creatorList } from '../../lists.ts'
import { creatorsSql } from './browseCreators.ts'

describeCall(staffCalls.browseCreators, () => ({}))

const names = async (w: World, ...where: Condition[]) =>
  (await w.anna.call('browseCreators', { where, sort: 'handle' })).rows.map(({ name }) => name)

it('lists creators with their accounts and what is open', async () => {
  const w = await world()
  await requestedCollab(w)
  const { rows } = await w.anna.call('browseCreators', { sort: 'handle' })
  expect(rows).toMatchObject([
    { uid: w.aliceInfluencer, name: 'Alice Moreau', approval: 'approved', hasApplied: true, openCollabs: 1 },
    { name: 'Dora Lind' },
    { uid: w.oliviaInfluencer, name: 'Olivia Grant', openCollabs: 0, overdueCollabs: 0 },
  ])
  expect(rows[0]?.social).toMatchObject([{ platform: 'instagram', followers: 20_000 }])
})

it('says on which lists creators are, and how much of their audience is in their city', async () => {
  const w = await world()
  const { db } = w.database
  const uid = await w.tx((tx) => makeList(tx, { name: 'Brunch', by: w.anna.accountUid, members: [w.aliceInfluencer] }))
  await setSocialAccounts(db, w.aliceInfluencer, { audience: { city: { london: 42 } } })
  const alice = async () => (await w.anna.call('browseCreators', { search: 'alice' })).rows[0]
  expect(await alice()).toMatchObject({ lists: ['Brunch'], localAudience: 42 })
  await setSocialAccounts(db, w.aliceInfluencer, { platform: 'youtube' })
  expect(await alice()).toMatchObject({ localAudience: null })
  expect(await names(w, { field: 'lists', is: 'is', values: [uid] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'lists', is: 'not', values: [uid] })).toEqual(others)
  expect(await names(w, { field: 'lists', is: 'filled', values: [] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'lists', is: 'empty', values: [] })).toEqual(others)
})

const others = ['Dora Lind', 'Olivia Grant']
const all = ['Alice Moreau', ...others]

it('filters by what stands in other tables, and by none of it', async () => {
  const w = await world()
  await w.anna.call('addRiskFlag', {
    influencerUid: w.aliceInfluencer,
    fields: { kind: 'alcohol', source: 'A post', seenOn: '2026-03-01', until: '2026-09-01' },
  })
  expect(await names(w, { field: 'risks', is: 'is', values: ['alcohol', 'nudity'] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'risks', is: 'not', values: ['alcohol'] })).toEqual(others)
  expect(await names(w, { field: 'risks', is: 'filled', values: [] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'risks', is: 'empty', values: [] })).toEqual(others)
  expect(await names(w, { field: 'platform', is: 'is', values: ['youtube'] })).toEqual([])
  expect(await names(w, { field: 'platform', is: 'not', values: ['youtube'] })).toEqual(all)
  expect(await names(w, { field: 'followers', is: 'max', values: ['100'] })).toEqual([])
  expect(await names(w, { field: 'found', is: 'is', values: ['london'] })).toContain('Alice Moreau')
  expect(await names(w, { field: 'found', is: 'is', values: ['dubai'] })).toEqual([])
  expect(await names(w, { field: 'state', is: 'is', values: ['applied', 'unfinished'] })).toEqual([])
  expect(await names(w, { field: 'state', is: 'is', values: ['approved', 'applied'] })).toEqual(all)
  expect(await names(w, { field: 'state', is: 'not', values: ['rejected', 'unfinished'] })).toEqual(all)
  expect(await names(w, { field: 'state', is: 'not', values: ['approved'] })).toEqual([])
  expect(await names(w, { field: 'reliability', is: 'empty', values: [] })).toHaveLength(3)
})

it('filters by RAG, what it comes from, and whether it dropped', async () => {
  const w = await world()
  await w.anna.call('setRecordRag', { uid: w.aliceInfluencer, rag: 'red', reason: 'Rude', until: '2026-03-20' })
  expect(await names(w, { field: 'rag', is: 'is', values: ['red'] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'fell', is: 'after', values: ['2026-02-25'] })).toEqual(['Alice Moreau'])
  expect(await names(w, { field: 'causes', is: 'filled', values: [] })).toEqual([])
  const { rows } = await w.anna.call('browseCreators', { sort: 'rag' })
  expect(rows[0]).toMatchObject({ name: 'Alice Moreau', rag: 'red', ragReason: 'Rude', ragFellAt: expect.any(String) })
})

const alone = ['Alice Moreau']

it('filters by what brands said, and keeps it when profiles are merged', async () => {
  const w = await world()
  const collabUid = await completedCollab(w)
  expect(await names(w, { field: 'reviews', is: 'empty', values: [] })).toEqual(all)
  await w.bella.call('submitReview', { collabUid, value: 5, text: '' })
  await w.alice.call('submitReview', { collabUid, value: 2, text: '' })
  const best = async () => (await w.anna.call('browseCreators', { sort: '-reviews' })).rows[0]
  expect(await best()).toMatchObject({ uid: w.aliceInfluencer, reviews: 1, reviewAverage: 5 })
  expect(await names(w, { field: 'reviews', is: 'min', values: ['5'] })).toEqual(alone)
  expect(await names(w, { field: 'reviews', is: 'min', values: ['4.35'] })).toEqual(alone)
  expect(await names(w, { field: 'reviews', is: 'max', values: ['4.35'] })).toEqual([])
  expect(await names(w, { field: 'reviews', is: 'between', values: ['1', '4'] })).toEqual([])
  const { rows } = await w.anna.call('browseCreators', { sort: 'reviews' })
  expect(rows[0]).toMatchObject({ name: 'Alice Moreau' })
  const { uid } = await secondAlice(w)
  await w.ada.call('mergeProfiles', await mergeOf(w, uid, w.aliceInfluencer))
  expect(await best()).toMatchObject({ uid, reviews: 1, reviewAverage: 5 })
})

it('filters by open collabs and by those whose content is late', async () => {
  const w = await world()
  await visitedCollab(w)
  const overdue = (is: Condition['is'], ...values: string[]) => names(w, { field: 'overdue', is, values })
  expect(await names(w, { field: 'open', is: 'min', values: ['1'] })).toEqual(alone)
  expect(await names(w, { field: 'open', is: 'max', values: ['0'] })).toEqual(others)
  expect((await w.anna.call('browseCreators', { sort: '-open' })).rows[0]).toMatchObject({ openCollabs: 1 })
  expect(await overdue('min', '1')).toEqual([])
  setClock(plus(storySlot, 15 * dayMs))
  expect([await overdue('min', '1'), await overdue('between', '1', '3')]).toEqual([alone, alone])
  expect([await overdue('min', '2'), await overdue('max', '0')]).toEqual([[], others])
})

it('filters by when numbers were updated and somebody was last seen', async () => {
  const w = await world()
  const { db } = w.database
  await setSocialAccounts(db, w.aliceInfluencer, { confirmedAt: new Date('2025-11-05T10:00:00Z') })
  await setAccount(db, w.alice.accountUid, { lastSeenAt: new Date('2026-01-10T10:00:00Z') })
  await setAccount(db, w.olivia.accountUid, { lastSeenAt: null })
  const on = (field: string, is: Condition['is'], ...values: string[]) => names(w, { field, is, values })
  expect(await on('confirmed', 'before', '2025-12-01')).toEqual(alone)
  expect(await on('confirmed', 'after', '2025-11-05')).not.toContain('Alice Moreau')
  expect(await on('confirmed', 'between', '2025-11-05', '2025-11-05')).toEqual(alone)
  expect(await on('seen', 'before', '2026-01-11')).toEqual(alone)
  expect(await on('seen', 'empty')).toContain('Olivia Grant')
  expect(await on('seen', 'filled')).not.toContain('Olivia Grant')
  const { rows } = await w.anna.call('browseCreators', { sort: 'confirmed' })
  expect(rows[0]).toMatchObject({ numbersAt: '2025-11-05T10:00:00.000Z', lastSeenAt: '2026-01-10T10:00:00.000Z' })
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), creatorsSql, creatorList)).toEqual([])
})

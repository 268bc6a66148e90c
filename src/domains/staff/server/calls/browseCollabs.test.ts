import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { type Condition, sortsOf } from '../../../../kit/contract/table.ts'
import { dayMs, hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { listUnindexedSorts } from '../../../../world/list-indexes.ts'
import {
  approvedCollab,
  briefNearLuna,
  doorToken,
  missedCollab,
  requestedCollab,
  scheduledCollab,
  storySlot,
} from '../../../../world/stories.ts'
import { setBrand } from '../../../profiles/server/build.ts'
import { storyStart, type World, world } from '../../../../world/world.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { staffCalls } from '../../contract.ts'
import { collabList, type CollabNeed } from '../../lists.ts'
import { collabsSql } from './browseCollabs.ts'

describeCall(
  staffCalls.browseCollabs,
  async (w) => {
    await requestedCollab(w)
    return {}
  },
  () => ({}),
)

const list = async (w: World, ...where: Condition[]) => (await w.anna.call('browseCollabs', { where })).rows
const is = (field: string, ...values: string[]): Condition => ({ field, is: 'is', values })
const needing = async (w: World, need: CollabNeed) => (await list(w, is('needs', need))).map(({ uid }) => uid)

it('lists a request with both sides, whose turn it is and until when', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const [row] = await list(w)
  expect(row).toMatchObject({
    uid,
    stage: 1,
    outcome: 'open',
    brand: { name: 'Luna' },
    creator: { name: 'Alice Moreau' },
    manager: { name: 'Anna' },
    holder: 'brand',
    needs: [],
    visit: null,
    fee: null,
    requestedAt: storyStart.toISOString(),
    stageAt: storyStart.toISOString(),
  })
  expect(must(row).deadlineAt).not.toBeNull()
})

it('knows since when a collab is in its stage', async () => {
  const w = await world()
  const { uid } = await approvedCollab(w)
  const { version } = await w.anna.call('getCollab', { uid })
  const later = plus(storyStart, dayMs)
  setClock(later)
  await w.alice.call('withdrawCollab', { uid, version })
  expect((await list(w, is('outcome', 'withdrawn')))[0]).toMatchObject({
    uid,
    stageAt: later.toISOString(),
    holder: null,
    deadlineAt: null,
  })
})

it('finds requests unanswered over 3 days', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  setClock(plus(storyStart, 3 * dayMs))
  expect(await needing(w, 'unanswered')).toEqual([])
  setClock(plus(storyStart, 3 * dayMs + minuteMs))
  expect(await needing(w, 'unanswered')).toEqual([uid])
  expect((await list(w))[0]?.needs).toEqual(['unanswered'])
  expect(await list(w, { field: 'needs', is: 'not', values: ['unanswered', 'overdue'] })).toEqual([])
})

it('finds visits not confirmed a day before, visited without content, and overdue', async () => {
  const w = await world()
  const { uid, visit } = await scheduledCollab(w)
  const token = await doorToken(w)
  expect(await needing(w, 'unconfirmed')).toEqual([])
  setClock(plus(storySlot, -20 * hourMs))
  expect(await needing(w, 'unconfirmed')).toEqual([uid])
  setClock(storySlot)
  expect(await needing(w, 'no-content')).toEqual([])
  await w.anonymous.call('tickDoor', { token, visitUid: must(visit).uid, mark: 'arrived' })
  expect(await needing(w, 'no-content')).toEqual([uid])
  expect(await needing(w, 'overdue')).toEqual([])
  setClock(plus(storySlot, 14 * dayMs + minuteMs))
  expect(await needing(w, 'overdue')).toEqual([uid])
})

it('finds a dispute until it is decided, and says that our team’s decision is awaited', async () => {
  const w = await world()
  const { uid } = await missedCollab(w)
  expect(await needing(w, 'disputed')).toEqual([])
  await w.alice.call('disputeNoShow', { uid, text: 'The door was locked.' })
  expect(await needing(w, 'disputed')).toEqual([uid])
  expect((await list(w, is('holder', 'team'))).map((row) => row.uid)).toEqual([uid])
  expect(await list(w, { field: 'holder', is: 'empty', values: [] })).toEqual([])
})

it('filters by what stands in other tables, and searches by names, handle and title', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  const day = storySlot.toISOString().slice(0, 10)
  const uids = async (...where: Condition[]) => (await list(w, ...where)).map((row) => row.uid)
  expect(await uids(is('city', 'london'), is('stage', '4'))).toEqual([uid])
  expect(await uids(is('city', 'paris'))).toEqual([])
  expect(await uids(is('manager', must(w.anna.accountUid)))).toEqual([uid])
  expect(await uids(is('manager', must(w.amir.accountUid)))).toEqual([])
  expect(await uids({ field: 'visit', is: 'between', values: [day, day] })).toEqual([uid])
  expect(await uids({ field: 'visit', is: 'empty', values: [] })).toEqual([])
  expect(await uids({ field: 'fee', is: 'empty', values: [] })).toEqual([uid])
  const found = async (search: string) => (await w.anna.call('browseCollabs', { search, want: 'count' })).count
  expect([await found('lun'), await found('@alice'), await found('moreau'), await found('100%')]).toEqual([1, 1, 1, 0])
})

it('goes through all pages in any order that it offers', async () => {
  const w = await world()
  const brief = (await requestedCollab(w)).brief.uid
  await w.olivia.call('applyToBrief', { briefUid: brief, influencerUid: w.oliviaInfluencer, message: '' })
  for (const sort of sortsOf(collabList)) {
    const first = await w.anna.call('browseCollabs', { sort, limit: 1 })
    const second = await w.anna.call('browseCollabs', { sort, limit: 1, cursor: must(first.nextCursor) })
    expect(new Set([...first.rows, ...second.rows].map(({ uid }) => uid)).size).toBe(2)
    expect(second.nextCursor).toBeNull()
  }
})

it('sorts by the time of the visit, collabs without one last either way round', async () => {
  const w = await world()
  const { uid, brief } = await scheduledCollab(w)
  await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer, message: '' })
  const firstBy = async (sort: string) => (await w.anna.call('browseCollabs', { sort })).rows[0]
  expect([(await firstBy('visit'))?.uid, (await firstBy('-visit'))?.uid]).toEqual([uid, uid])
  const { version } = await w.alice.call('getCollab', { uid })
  await w.alice.call('cancelCollab', { uid, version, reason: 'plans-changed' })
  expect((await firstBy('visit'))?.visit).toBeNull()
  expect(await list(w, { field: 'visit', is: 'filled', values: [] })).toEqual([])
})

it('sorts by brand, under the name that it has today', async () => {
  const w = await world()
  await requestedCollab(w)
  await briefNearLuna(w, 'Lunch')
  const [lunch] = (await w.anna.call('browseBriefs', { search: 'lunch' })).rows
  const asked = { briefUid: must(lunch).card.uid, influencerUid: w.oliviaInfluencer, message: '' }
  await w.olivia.call('applyToBrief', asked)
  const brands = async (sort: string) =>
    (await w.anna.call('browseCollabs', { sort })).rows.map(({ brand }) => brand.name)
  expect([await brands('brand'), await brands('-brand')]).toEqual([
    ['Luna', 'Orso'],
    ['Orso', 'Luna'],
  ])
  await setBrand(w.database.db, w.luna, { name: 'Zest' })
  expect(await brands('brand')).toEqual(['Orso', 'Zest'])
})

it('has an index for every order that it offers', async () => {
  expect(await listUnindexedSorts(await world(), collabsSql, collabList)).toEqual([])
})

it('puts collabs without a deadline last, whichever way round, and finds them by outcome and stage', async () => {
  const w = await world()
  const { uid, version, brief } = await requestedCollab(w)
  const olivia = await w.olivia.call('applyToBrief', { briefUid: brief.uid, influencerUid: w.oliviaInfluencer })
  await w.bella.call('declineCollab', { uid, version, reason: 'dates' })
  const uids = async (asked: object) => (await w.anna.call('browseCollabs', asked)).rows.map((row) => row.uid)
  expect(await uids({ sort: 'deadline' })).toEqual([olivia.uid, uid])
  expect(await uids({ sort: '-deadline' })).toEqual([olivia.uid, uid])
  // Those that are over come after the open ones, at whatever stage they ended.
  expect([await uids({ sort: 'stage' }), await uids({ sort: '-stage' })]).toEqual([
    [olivia.uid, uid],
    [uid, olivia.uid],
  ])
  const by = (field: string, is: 'is' | 'not', value: string) => ({ where: [{ field, is, values: [value] }] })
  expect(await uids(by('outcome', 'is', 'declined'))).toEqual([uid])
  expect(await uids(by('outcome', 'is', 'open'))).toEqual([olivia.uid])
  expect(await uids(by('outcome', 'not', 'open'))).toEqual([uid])
  expect(await uids(by('outcome', 'not', 'declined'))).toEqual([olivia.uid])
  expect((await uids(by('stage', 'is', '1'))).toSorted()).toEqual([uid, olivia.uid].toSorted())
  expect(await uids(by('stage', 'not', '1'))).toEqual([])
})

it('lists those of one brand or one creator', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const found = async (of: { brandUid?: string; influencerUid?: string }) =>
    (await w.anna.call('browseCollabs', of)).rows.map((row) => row.uid)
  expect(await found({ brandUid: w.luna })).toEqual([uid])
  expect(await found({ brandUid: w.orso })).toEqual([])
  expect(await found({ influencerUid: w.aliceInfluencer })).toEqual([uid])
  expect(await found({ brandUid: w.luna, influencerUid: w.oliviaInfluencer })).toEqual([])
})

const orgOf = async (w: World) => (await getBrand(w.database.db, w.luna)).orgUid

it('filters by brands, creators and organisations, and by none of them', async () => {
  const w = await world()
  const { uid } = await requestedCollab(w)
  const uids = async (...where: Condition[]) => (await list(w, ...where)).map((row) => row.uid)
  expect(await uids(is('brand', w.luna, 'another'), is('influencer', w.aliceInfluencer))).toEqual([uid])
  expect(await uids(is('brand', w.orso))).toEqual([])
  expect(await uids(is('organisation', await orgOf(w)), { field: 'brand', is: 'not', values: [w.orso] })).toEqual([uid])
  expect(await uids({ field: 'organisation', is: 'not', values: [await orgOf(w)] })).toEqual([])
  expect(await uids({ field: 'influencer', is: 'not', values: [w.aliceInfluencer] })).toEqual([])
})

import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { runJob } from '../../../../world/run-job.ts'
import { runWithSpoiledRow } from '../../../../world/spoiled-row.ts'
import { type World, world } from '../../../../world/world.ts'
import { makeInfluencer, setInfluencer } from '../../../profiles/server/build.ts'
import type { ListRule } from '../../rule.ts'
import { exampleList, makeList } from '../build.ts'
import { refreshLists } from './refresh-lists.ts'

const rules: [string, Partial<ListRule>, string[]][] = [
  ['a city', { cities: ['paris'] }, ['paul']],
  ['a second city', { cities: ['dublin'] }, ['paul']],
  ['a platform', { platforms: ['tiktok'] }, ['paul']],
  // His 40,000 are on Instagram, his engagement is on TikTok: neither account has both.
  ['one account for all', { followersFrom: 30_000, engagementFromBp: 800 }, []],
  ['followers between', { followersFrom: 2_000, followersTo: 3_000 }, ['paul']],
  ['engagement', { engagementFromBp: 900 }, ['paul']],
  ['a language', { languages: ['fr', 'de'] }, ['paul']],
  ['a label', { labels: ['p1', 'nurture'] }, ['paul']],
  ['reliability, which the new do not have', { reliabilityFrom: 80 }, ['paul']],
  ['all at once', { cities: ['paris'], platforms: ['tiktok'], languages: ['fr'], labels: ['p1'] }, ['paul']],
]

const membersOf = async (w: World, uid: string, removed = false) =>
  (await w.ada.call('listListMembers', { uid, removed })).rows.map(({ handle }) => handle)

const makePaul = (w: World) =>
  w.tx(async (tx) => {
    const facts = { languages: ['fr' as const], labels: ['p1' as const], reliability: 84 }
    const paul = { homeCity: 'paris' as const, cities: ['paris' as const, 'dublin' as const], ...facts }
    await makeInfluencer(tx, { name: 'Rejected', handle: 'rejected', ...paul, approval: 'rejected' })
    return makeInfluencer(tx, {
      name: 'Paul',
      handle: 'paul',
      ...paul,
      social: [
        { platform: 'instagram', handle: 'p', followers: 40_000, engagementBp: 100, confirmedHow: 'staff' },
        { platform: 'tiktok', handle: 'p', followers: 3_000, engagementBp: 900, confirmedHow: 'staff' },
      ],
    })
  })

it('takes in who fits, each part of a rule for itself', async () => {
  const w = await world()
  await makePaul(w)
  for (const [name, rule, handles] of rules) {
    const { uid } = await w.anna.call('saveList', { uid: null, fields: exampleList(w.anna.accountUid, name, rule) })
    expect([name, await membersOf(w, uid)]).toEqual([name, handles])
  }
})

it('follows who begins and ends to fit, and leaves what was decided by hand', async () => {
  const w = await world()
  const paul = await makePaul(w)
  const owner = w.anna.accountUid
  const { uid } = await w.anna.call('saveList', { uid: null, fields: exampleList(owner, 'P', { cities: ['paris'] }) })
  const byHand = await w.tx((tx) => makeList(tx, { name: 'By hand', by: owner }))
  await w.anna.call('addListMembers', { uid, creators: ['olivia.out'] })
  const live = async (influencerUid: string, homeCity: 'paris' | 'london') => {
    await setInfluencer(w.database.db, influencerUid, { homeCity, cities: [homeCity] })
    await runJob(w, refreshLists)
  }
  await live(w.aliceInfluencer, 'paris')
  expect(await membersOf(w, uid)).toEqual(['alice.eats', 'olivia.out', 'paul'])
  await live(paul, 'london')
  expect([await membersOf(w, uid), await membersOf(w, uid, true)]).toEqual([['alice.eats', 'olivia.out'], ['paul']])
  const [event] = await w.eventsOf(uid)
  expect([must(event).kind, must(event).side, must(event).before, must(event).after]).toEqual([
    'list.refreshed',
    'clock',
    { members: 3 },
    { members: 2, taken: 0, left: 1 },
  ])
  await live(paul, 'paris')
  await w.anna.call('removeListMember', { uid, influencerUid: paul, reason: 'rude to a host' })
  await runJob(w, refreshLists)
  expect([await membersOf(w, uid), await membersOf(w, byHand)]).toEqual([['alice.eats', 'olivia.out'], []])
  const events = (await w.eventsOf(uid)).length
  await runJob(w, refreshLists)
  expect((await w.eventsOf(uid)).length).toBe(events)
})

it('refreshes the other lists when one cannot be, and that one once it can', async () => {
  const w = await world()
  const make = async (name: string) =>
    (await w.anna.call('saveList', { uid: null, fields: exampleList(w.anna.accountUid, name, { cities: ['paris'] }) }))
      .uid
  const [spoiled, other] = [await make('Spoiled'), await make('Other')]
  await makePaul(w)
  const members = async () => [await membersOf(w, spoiled), await membersOf(w, other)]
  const row = { table: 'influencer_lists', column: 'uid', value: spoiled }
  expect(await runWithSpoiledRow(w, refreshLists, row, members)).toEqual({
    atFirst: [[], ['paul']],
    seenEarly: [],
    seen: ['refresh-lists: 1'],
    inTheEnd: [['paul'], ['paul']],
    left: [],
  })
})

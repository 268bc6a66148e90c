import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { connectedAccount } from '../../../../world/platform-stories.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { setSnapshot } from '../../../platforms/server/build.ts'
import { connectedFacts } from '../../../platforms/server/facts.ts'
import { makeInfluencer, setBrand, setInfluencer, setSocialAccounts } from '../../../profiles/server/build.ts'
import { tierIds } from '../../../plans/tiers.ts'
import { audienceShares } from '../../../profiles/audience.ts'
import { setVisit } from '../../../visits/server/build.ts'
import { liveBrief, requestedCollab, scheduledCollab, storySlot } from '../../../../world/stories.ts'
import { codes, describeCall, refusal } from '../../../../world/describe-call.ts'
import { type World, world } from '../../../../world/world.ts'
import { discoveryCalls } from '../../contract.ts'
import type { CreatorFilters } from '../../creator-search.ts'
import { mostLookedAt } from '../best-matches.ts'
import { mostCounted } from '../creator-count.ts'
import { getBrand } from '../../../profiles/server/reads.ts'

describeCall(discoveryCalls.findCreators, (w) => ({ brandUid: w.luna }))

const find = async (w: World, filters: CreatorFilters = {}, by = w.ada) =>
  (await by.call('findCreators', { brandUid: w.luna, filters })).rows.map(({ handle }) => handle)

it('shows approved creators of the city who can sign in and whom the brand hosts', async () => {
  const w = await world()
  expect((await find(w, {}, w.bella)).toSorted()).toEqual(['alice.eats', 'olivia.out'])
  await w.bella.call('blockInfluencer', { brandUid: w.luna, handle: 'olivia.out' })
  expect(await find(w, {}, w.bella)).toEqual(['alice.eats'])
  await setInfluencer(w.database.db, w.aliceInfluencer, { homeCity: 'dubai', cities: [] })
  expect(await find(w, {}, w.bella)).toEqual([])
})

it('finds who travels to the city, with the dates of the trip', async () => {
  const w = await world()
  const trip = { city: 'london' as const, from: '2026-04-01', until: '2026-04-09' }
  await setInfluencer(w.database.db, w.aliceInfluencer, { homeCity: 'dubai', cities: [], travel: [trip] })
  const { rows } = await w.bella.call('findCreators', { brandUid: w.luna, filters: { search: 'alice' } })
  expect(rows).toMatchObject([{ handle: 'alice.eats', trip: { from: trip.from, until: trip.until } }])
  expect(await find(w, { travelling: 'yes' })).toEqual(['alice.eats'])
  await setInfluencer(w.database.db, w.aliceInfluencer, {
    travel: [{ ...trip, from: '2026-01-01', until: '2026-01-05' }],
  })
  expect(await find(w, { travelling: 'yes' })).toEqual([])
})

it('shows what was said of somebody by the link of a shortlist, while they are on it', async () => {
  const w = await world()
  const { uid } = await w.bella.call('addToShortlist', { brandUid: w.luna, influencerUid: w.aliceInfluencer })
  const { url } = await w.bella.call('shareShortlist', { uid })
  const token = must(new URL(url).searchParams.get('token'))
  const said = async (brandUid = w.luna, by = w.bella) =>
    (await by.call('findCreators', { brandUid, filters: { search: 'alice' } })).rows.map(({ votes }) => votes)
  for (const vote of ['maybe', 'no'] as const)
    await w.anonymous.call('voteOnShortlist', {
      token,
      name: 'Lena',
      voterKey: 'lena'.repeat(5),
      influencerUid: w.aliceInfluencer,
      vote,
    })
  expect(await said()).toEqual([[{ name: 'Lena', vote: 'no' }]])
  expect(await said(w.orso, w.oscar)).toEqual([[]])
  await w.bella.call('removeFromShortlist', { uid, influencerUid: w.aliceInfluencer })
  expect(await said()).toEqual([[]])
})

it('keeps advanced filters for the plan that has them, and says which', async () => {
  const w = await world()
  const asked = { brandUid: w.luna, filters: { vibe: 'brunch' } } as const
  expect(await refusal(w.bella.call('findCreators', asked))).toMatchObject({
    code: 'permission-denied',
    message: 'Advanced influencer filters aren’t in your plan. Upgrade to Premium to use them.',
  })
  expect((await w.bella.call('findCreators', { brandUid: w.luna })).hasAdvanced).toBe(false)
  expect((await w.ada.call('findCreators', asked)).hasAdvanced).toBe(true)
})

it.each<[string, CreatorFilters, boolean]>([
  ['a platform they have', { platform: 'instagram' }, true],
  ['a platform they do not have', { platform: 'youtube' }, false],
  ['few enough followers asked for', { followersFrom: 20_000, followersTo: 30_000 }, true],
  ['more followers than they have', { followersFrom: 30_000 }, false],
  ['average views', { viewsFrom: 8_000 }, true],
  ['more average views', { viewsFrom: 8_001 }, false],
  ['engagement', { engagementFromBp: 400 }, true],
  ['more engagement', { engagementFromBp: 500 }, false],
  ['an audience in the city', { localFrom: 40 }, true],
  ['more of an audience in the city', { localFrom: 41 }, false],
  ['an audience in the country', { countryFrom: 55 }, true],
  ['more of an audience in the country', { countryFrom: 56 }, false],
  ['an audience of women', { audienceGender: 'women:70' }, true],
  ['an audience of men', { audienceGender: 'men:50' }, false],
  ['an age of the audience', { audienceAge: '25-34:50' }, true],
  ['older and oldest followers together', { audienceAge: '55+:30' }, true],
  ['another age of the audience', { audienceAge: '18-24:30' }, false],
  ['growth that nobody knows of', { growthFrom: 1 }, false],
  ['having visited a similar venue', { visitedSimilar: 'yes' }, false],
  ['their language', { language: 'en' }, true],
  ['another language', { language: 'th' }, false],
  ['their content', { vibe: 'brunch' }, true],
  ['other content', { vibe: 'wellness' }, false],
  ['their sport', { sport: 'padel' }, true],
  ['another sport', { sport: 'golf' }, false],
  ['how they say they look', { hair: 'brown', eyes: 'green' }, true],
  ['another look', { hair: 'brown', eyes: 'blue' }, false],
  ['a look that they leave out', { face: 'oval' }, false],
  ['their age', { age: '25-34' }, true],
  ['another age', { age: '55+' }, false],
  ['reliability that nobody knows yet', { reliabilityFrom: 50 }, false],
  ['having visited', { visitedUs: 'yes' }, false],
  ['another city', { city: 'paris' }, false],
])('looks for %s', async (_what, filters, isFound) => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { dateOfBirth: '1998-01-01', sports: ['padel'] })
  const casting = { hair: 'brown', eyes: 'green', face: null } as const
  await w.alice.call('saveCasting', { uid: w.aliceInfluencer, version: 1, casting })
  await setSocialAccounts(w.database.db, w.aliceInfluencer, {
    followers: 20_000,
    averageViews: 8_000,
    engagementBp: 420,
    audience: {
      city: { london: 40 },
      country: { GB: 55 },
      gender: { female: 71, male: 29 },
      age: { '18–24': 12, '25–34': 55.5, '55–64': 20, '65+': 12 },
    },
  })
  expect((await find(w, { ...filters, search: 'alice' })).length).toBe(isFound ? 1 : 0)
})

it('leaves out what YouTube says of an audience, and follows an account that changes', async () => {
  const w = await world()
  const women = { audienceGender: 'women:60' } as const
  const audience = { gender: { female: 64, male: 36 } }
  await setSocialAccounts(w.database.db, w.aliceInfluencer, { audience })
  expect(await find(w, women)).toEqual(['alice.eats'])
  const trip = { city: 'paris' as const, from: '2026-04-01', until: '2026-04-09' }
  await setInfluencer(w.database.db, w.aliceInfluencer, { travel: [trip] })
  expect(await find(w, { ...women, city: 'paris' })).toEqual(['alice.eats'])
  await setSocialAccounts(w.database.db, w.aliceInfluencer, { platform: 'youtube' })
  expect(await find(w, women)).toEqual([])
  await setSocialAccounts(w.database.db, w.aliceInfluencer, { platform: 'instagram', audience: {} })
  expect(await find(w, women)).toEqual([])
})

it.each(['audienceGender', 'audienceAge'] as const)('keeps %s for Premium, plan by plan', async (name) => {
  const w = await world()
  const filters = { [name]: audienceShares[name === 'audienceGender' ? 'gender' : 'age'][0] }
  for (const tier of tierIds) {
    await givePlan(w, tier)
    const found = w.bella.call('findCreators', { brandUid: w.luna, filters })
    const saved = w.bella.call('createCreatorSearch', { brandUid: w.luna, name: tier, filters })
    const answers = codes(await Promise.allSettled([found, saved]))
    expect([tier, ...answers]).toEqual([
      tier,
      ...(tier === 'premium' ? ['ok', 'ok'] : ['permission-denied', 'permission-denied']),
    ])
  }
})

it('shows the match of today, as the request does that waits for an answer', async () => {
  const w = await world()
  const { uid, brief } = await requestedCollab(w)
  const matchOf = async () =>
    (await w.bella.call('findCreators', { brandUid: w.luna, briefUid: brief.uid, filters: { search: 'alice' } }))
      .rows[0]?.match?.score
  const { fit: before } = await w.bella.call('getCollab', { uid })
  expect(await matchOf()).toBe(before)
  await setInfluencer(w.database.db, w.aliceInfluencer, { contentVibe: ['wellness'], reliability: 40 })
  const { fit } = await w.bella.call('getCollab', { uid })
  expect(fit).toBeLessThan(before)
  expect(await matchOf()).toBe(fit)
  const { rows } = await w.bella.call('listBrandCollabs', { brandUid: w.luna, show: 'requests' })
  expect(rows.map((row) => row.fit)).toEqual([fit])
  await w.bella.call('approveCollab', { uid, version: 1 })
  expect((await w.bella.call('getCollab', { uid })).fit).toBe(before)
})

it('says how well they suit a brief, and who is on it already', async () => {
  const w = await world()
  const { uid, brief } = await requestedCollab(w)
  const { rows } = await w.bella.call('findCreators', { brandUid: w.luna, briefUid: brief.uid })
  expect(rows.find(({ handle }) => handle === 'alice.eats')).toMatchObject({ collabUid: uid, match: { score: 69 } })
  expect(rows.find(({ handle }) => handle === 'olivia.out')?.collabUid).toBeNull()
})

it('knows who has visited the brand', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  await setVisit(w.database.db, uid, { checkedInAt: storySlot })
  expect(await find(w, { visitedUs: 'yes' }, w.bella)).toEqual(['alice.eats'])
})

it('knows who has visited another venue of the organisation', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  await setVisit(w.database.db, uid, { checkedInAt: storySlot })
  const asked = { brandUid: w.orso, filters: { visitedUs: 'yes' } } as const
  expect((await w.ada.call('findCreators', asked)).rows).toEqual([])
  const { orgUid } = await getBrand(w.database.db, w.luna)
  await setBrand(w.database.db, w.orso, { orgUid })
  expect((await w.ada.call('findCreators', asked)).rows).toMatchObject([{ handle: 'alice.eats', visitedUs: true }])
})

it.each(['newest', 'reliability'] as const)('comes in pages by %s, nobody twice', async (sort) => {
  const w = await world()
  const ask = (cursor?: string) =>
    w.bella.call('findCreators', { brandUid: w.luna, sort, limit: 1, ...(cursor && { cursor }) })
  const first = await ask()
  const second = await ask(must(first.nextCursor))
  expect([...first.rows, ...second.rows].map(({ handle }) => handle).toSorted()).toEqual(['alice.eats', 'olivia.out'])
  expect(second.nextCursor).toBeNull()
})

it('knows who has visited a similar venue of somebody else', async () => {
  const w = await world()
  const { uid } = await scheduledCollab(w)
  await setVisit(w.database.db, uid, { checkedInAt: storySlot })
  await setBrand(w.database.db, w.orso, { city: 'london', category: 'Restaurant' })
  const asked = { brandUid: w.orso, filters: { visitedSimilar: 'yes' } } as const
  expect((await w.ada.call('findCreators', asked)).rows.map(({ handle }) => handle)).toEqual(['alice.eats'])
  await setBrand(w.database.db, w.orso, { category: 'Hotel' })
  expect((await w.ada.call('findCreators', asked)).rows).toEqual([])
  expect(await find(w, { visitedSimilar: 'yes' })).toEqual([])
})

it('finds who is free on a day: without a visit then, and in the city', async () => {
  const w = await world()
  await scheduledCollab(w)
  const visitDay = storySlot.toISOString().slice(0, 10)
  const other = plus(storySlot, 3 * dayMs)
    .toISOString()
    .slice(0, 10)
  const free = async (freeOn: string) => (await find(w, { freeOn })).includes('alice.eats')
  expect([await free(visitDay), await free(other)]).toEqual([false, true])
  const travel = (city: 'paris' | 'london') => [{ city, from: other, until: other }]
  await setInfluencer(w.database.db, w.aliceInfluencer, { travel: travel('paris') })
  expect(await free(other)).toBe(false)
  await setInfluencer(w.database.db, w.aliceInfluencer, { homeCity: 'dubai', cities: [], travel: travel('london') })
  expect(await free(other)).toBe(true)
  expect(
    await free(
      plus(storySlot, 5 * dayMs)
        .toISOString()
        .slice(0, 10),
    ),
  ).toBe(false)
})

it.each([
  ['instagram', true],
  ['youtube', false],
] as const)('finds whose account on %s has grown over three months: %s', async (platform, isFound) => {
  const w = await world()
  await connectedAccount(w, platform, { followers: 12_000 })
  const [account] = await w.database.db.select({ uid: connectedFacts.uid }).from(connectedFacts)
  const day = plus(now(), -91 * dayMs)
    .toISOString()
    .slice(0, 10)
  await setSnapshot(w.database.db, must(account).uid, { day, followers: 10_000 })
  expect((await find(w, { growthFrom: 20 })).length).toBe(isFound ? 1 : 0)
  expect(await find(w, { growthFrom: 21 })).toEqual([])
})

it('puts the most reliable first, and who is not judged yet last', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { reliability: 90 })
  const { rows } = await w.bella.call('findCreators', { brandUid: w.luna, sort: 'reliability' })
  expect(rows.map(({ handle }) => handle)).toEqual(['alice.eats', 'olivia.out'])
})

it('knows no brief of another brand', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  expect(await refusal(w.oscar.call('findCreators', { brandUid: w.orso, briefUid }))).toMatchObject({
    code: 'not-found',
  })
})

it('sorts by the followers of the largest account, page by page, whoever changed the accounts', async () => {
  const w = await world()
  await setSocialAccounts(w.database.db, w.oliviaInfluencer, { followers: 90_000 })
  const page = (cursor?: string) =>
    w.bella.call('findCreators', { brandUid: w.luna, sort: 'followers', limit: 1, ...(cursor && { cursor }) })
  const first = await page()
  expect(first.rows.map(({ handle }) => handle)).toEqual(['olivia.out'])
  const second = await page(must(first.nextCursor, 'cursor'))
  expect(second.rows.map(({ handle }) => handle)).toEqual(['alice.eats'])
})

it('puts the best match to the brief first unless another order is asked for, page by page', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  await setInfluencer(w.database.db, w.oliviaInfluencer, { contentVibe: ['fine dining', 'brunch'], reliability: 100 })
  await setInfluencer(w.database.db, w.aliceInfluencer, { contentVibe: [], reliability: 10 })
  const page = (cursor?: string) =>
    w.bella.call('findCreators', { brandUid: w.luna, briefUid, limit: 1, ...(cursor && { cursor }) })
  const both = await w.bella.call('findCreators', { brandUid: w.luna, briefUid })
  const scores = both.rows.map(({ match }) => must(match).score)
  expect(both.rows.map(({ handle }) => handle)).toEqual(['olivia.out', 'alice.eats'])
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  const first = await page()
  const second = await page(must(first.nextCursor, 'cursor'))
  expect([first, second].map(({ rows }) => rows.map(({ handle }) => handle))).toEqual([['olivia.out'], ['alice.eats']])
  expect(second.nextCursor).toBeNull()
})

it('goes on with the next creators after those it compared, and leaves nobody out', async () => {
  const w = await world()
  const { uid: briefUid } = await liveBrief(w)
  await w.tx(async (tx) => {
    for (let at = 0; at < mostLookedAt; at += 1) {
      await makeInfluencer(tx, { name: `Creator ${at}`, handle: `creator.${at}`, ownerUid: w.alice.accountUid })
    }
  })
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await w.bella.call('findCreators', {
      brandUid: w.luna,
      briefUid,
      limit: 50,
      ...(cursor && { cursor }),
    })
    found.push(...page.rows.map(({ handle }) => handle))
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(found).toHaveLength(mostLookedAt + 2)
  const all = await w.bella.call('findCreators', { brandUid: w.luna })
  expect(all.found).toEqual({ count: mostCounted, isMore: true })
  expect(new Set(found).size).toBe(mostLookedAt + 2)
})

it('finds those whose ID was checked, with the plan that has ID checks', async () => {
  const w = await world()
  await setInfluencer(w.database.db, w.aliceInfluencer, { idCheckedAt: new Date('2026-02-01T10:00:00Z') })
  expect(await find(w, { idChecked: 'yes' })).toEqual(['alice.eats'])
  const asked = w.bella.call('findCreators', { brandUid: w.luna, filters: { idChecked: 'yes' } })
  expect(await refusal(asked)).toMatchObject({
    code: 'permission-denied',
    message: 'ID checks aren’t in your plan. Upgrade to Premium to use them.',
  })
})

it('says on the first page how many there are, whatever the page holds', async () => {
  const w = await world()
  const asked = { brandUid: w.luna, limit: 1 }
  const first = await w.bella.call('findCreators', asked)
  expect(first.found).toEqual({ count: 2, isMore: false })
  expect((await w.bella.call('findCreators', { ...asked, cursor: must(first.nextCursor) })).found).toBeNull()
  const olivia = await w.bella.call('findCreators', { ...asked, filters: { search: 'olivia' } })
  expect(olivia.found).toEqual({ count: 1, isMore: false })
})

it('logs who looked for how people look, for which brand, once a day for the same search', async () => {
  const w = await world()
  const logged = async () =>
    (await w.eventsOf(w.luna)).flatMap(({ kind, after }) => (kind === 'creators.filtered-by-looks' ? [after] : []))
  await find(w, { vibe: 'brunch' })
  expect(await logged()).toEqual([])
  await find(w, { hair: 'red', vibe: 'brunch' }, w.anna)
  await find(w, { hair: 'red' }, w.anna)
  expect(await logged()).toEqual([{ hair: 'red' }])
  await find(w, { hair: 'red', eyes: 'blue' }, w.anna)
  await find(w, { hair: 'red' }, w.ada)
  expect(await logged()).toHaveLength(3)
  setClock(plus(now(), 25 * hourMs))
  await find(w, { hair: 'red' }, w.anna)
  expect(await logged()).toHaveLength(4)
})

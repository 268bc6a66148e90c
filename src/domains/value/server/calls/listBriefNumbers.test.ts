import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { draftBrief, requestedCollab } from '../../../../world/stories.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { countedCollab } from '../../../../world/value-stories.ts'
import { world, type World } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.listBriefNumbers, async (w) => {
  await countedCollab(w)
  return { brandUid: w.luna }
})

const numbersOf = (w: World) => w.bella.call('listBriefNumbers', { brandUid: w.luna })

it('shows the numbers that the Value page has of a brief in the same days', async () => {
  const w = await world()
  await countedCollab(w)
  const { rows, from, until, currency, locked } = await numbersOf(w)
  const row = must(rows[0], 'row')
  const { now, ...value } = await w.bella.call('getValue', {
    brandUid: w.luna,
    from,
    until,
    by: 'collab',
    within: { by: 'brief', key: row.briefUid },
  })
  const { costMinor, withoutRate, perThousandViewsMinor, withViews } = now
  expect(row).toMatchObject({
    openRequests: 0,
    requests: 1,
    visits: now.collabs,
    published: 2,
    withFigures: 1,
    views: 12_000,
    money: { costMinor, withoutRate, perThousandViewsMinor, withViews },
  })
  expect(must(perThousandViewsMinor)).toBeGreaterThan(0)
  expect({ currency, locked }).toEqual({ currency: value.currency, locked: null })
})

it('knows no views where there are no insights, and counts what waits', async () => {
  const w = await world()
  await requestedCollab(w)
  expect((await numbersOf(w)).rows).toMatchObject([
    { openRequests: 1, requests: 1, visits: 0, published: 0, withFigures: 0, views: null },
  ])
})

it('shows counts on every plan, and money with ROI reporting alone', async () => {
  const w = await world()
  await countedCollab(w)
  for (const tier of ['basic', 'starter'] as const) {
    await givePlan(w, tier)
    expect(await numbersOf(w)).toMatchObject({
      rows: [{ visits: 1, views: 12_000, money: null }],
      locked: 'ROI reporting isn’t in your plan. Upgrade to Professional or above to use it.',
    })
  }
  for (const tier of ['professional', 'premium'] as const) {
    await givePlan(w, tier)
    expect(await numbersOf(w)).toMatchObject({ rows: [{ money: { withoutRate: 0 } }], locked: null })
  }
})

it('goes page by page in the order of the briefs', async () => {
  const w = await world()
  const made: string[] = []
  for (const title of ['One', 'Two', 'Three']) made.unshift((await draftBrief(w, { title })).uid)
  const first = await w.bella.call('listBriefNumbers', { brandUid: w.luna, limit: 2 })
  const second = await w.bella.call('listBriefNumbers', { brandUid: w.luna, limit: 2, cursor: must(first.nextCursor) })
  expect([...first.rows, ...second.rows].map(({ briefUid }) => briefUid)).toEqual(made)
  expect((await w.bella.call('listBriefNumbers', { brandUid: w.luna, status: 'live' })).rows).toEqual([])
})

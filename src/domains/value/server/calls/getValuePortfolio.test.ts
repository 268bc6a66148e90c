import { expect, it } from 'vitest'
import { hourMs, minuteMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { countedCollab, lunaCosts } from '../../../../world/value-stories.ts'
import { world } from '../../../../world/world.ts'
import { valueCalls } from '../../contract.ts'

describeCall(valueCalls.getValuePortfolio, async (w) => {
  await countedCollab(w)
  return {}
})

/** Alice's visit to Luna was on 10 March 2026 and is in the newer period, or with `later` in the one before. */
const [newer, later] = [new Date('2026-04-20T12:00:00Z'), new Date('2026-07-20T12:00:00Z')]

it('has the brands of an account manager with what their visits brought', async () => {
  const w = await world()
  await countedCollab(w)
  setClock(newer)
  const { brands, managers, cities } = await w.anna.call('getValuePortfolio', { manager: 'mine', show: 'all' })
  expect(brands).toMatchObject([
    {
      brandUid: w.luna,
      manager: { name: 'Anna' },
      now: { visits: 1, views: 12_000, bookings: null },
      before: { visits: 0 },
    },
  ])
  expect(managers.find(({ name }) => name === 'Anna')).toMatchObject({ brands: 1, views: 12_000, viewsBefore: null })
  expect(cities).toMatchObject([{ key: 'london', brands: 1, views: 12_000 }])
  expect((await w.ada.call('getValuePortfolio', { manager: 'none', show: 'all' })).brands).toEqual([])
})

it('adds brands up in pounds, and says how many visits have no exchange rate', async () => {
  const w = await world()
  await countedCollab(w)
  await w.bella.call('saveCostSettings', { brandUid: w.luna, ...lunaCosts, currency: 'EUR', travelMinor: 1_190 })
  const anHourOn = plus(newer, hourMs)
  setClock(anHourOn)
  const look = async () => {
    const { brands, managers } = await w.ada.call('getValuePortfolio', { show: 'all' })
    return {
      luna: brands.find(({ brandUid }) => brandUid === w.luna),
      anna: managers.find(({ name }) => name === 'Anna'),
    }
  }
  expect(await look()).toMatchObject({
    luna: { currency: 'EUR', money: { collabs: 1, costMinor: null, withoutRate: 1 } },
    anna: { money: { collabs: 1, costMinor: null, withoutRate: 1 }, moneyBefore: { collabs: 0, costMinor: 0 } },
  })
  await w.ada.call('saveDayRates', { rates: [{ currency: 'EUR', day: '2026-02-01', micro: 1_190_000 }] })
  // The sums of everybody’s visits are a quarter of an hour old at most.
  setClock(plus(anHourOn, 16 * minuteMs))
  const { luna, anna } = await look()
  expect(anna).toMatchObject({ money: { withoutRate: 0 } })
  expect(luna?.money.costMinor).toBe(Math.round((anna?.money.costMinor ?? 0) * 1.19))
})

it('says which brands nobody has visited for 30 days, and finds them by that', async () => {
  const w = await world()
  await countedCollab(w)
  setClock(newer)
  const show = 'no-visit'
  expect((await w.ada.call('getValuePortfolio', { show })).brands).toMatchObject([
    { brandUid: w.luna, causes: expect.arrayContaining(['no-visit']) },
  ])
  setClock(new Date('2026-04-05T12:00:00Z'))
  expect((await w.ada.call('getValuePortfolio', { show })).count).toBe(0)
})

it('moves what a visit brought to the period before as time passes', async () => {
  const w = await world()
  await countedCollab(w)
  setClock(later)
  const [luna] = (await w.ada.call('getValuePortfolio', { show: 'all', city: 'london' })).brands
  expect(luna).toMatchObject({ now: { visits: 0, views: null }, before: { visits: 1, views: 12_000 } })
  expect((await w.ada.call('getValuePortfolio', { show: 'all', city: 'paris' })).brands).toEqual([])
})

it('counts neither a visit of the last 14 days nor its missing views against a brand', async () => {
  const w = await world()
  await countedCollab(w)
  setClock(new Date('2026-03-20T12:00:00Z'))
  const [luna] = (await w.ada.call('getValuePortfolio', { show: 'all', city: 'london' })).brands
  expect(luna).toMatchObject({ now: { visits: 0 }, recent: 1, causes: [] })
  setClock(newer)
  expect((await w.ada.call('getValuePortfolio', { show: 'all', city: 'london' })).brands).toMatchObject([{ recent: 0 }])
})

import { expect, it } from 'vitest'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { must } from '../../../../kit/contract/must.ts'
import { hourMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { startTrial, subscribe } from '../../../../world/payments.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { world } from '../../../../world/world.ts'
import { costWords } from '../../price-words.ts'
import { groupCalls } from '../../contract.ts'

describeCall(groupCalls.getVenuePrice, (w) => ({ brandUid: w.luna }))

it('costs nothing without a plan, or with one that our team gave', async () => {
  const w = await world()
  const priceOf = async () => (await w.bella.call('getVenuePrice', { brandUid: w.luna })).price
  expect(await priceOf()).toMatchObject({ how: 'free', plan: 'Freemium', monthly: 0, perCollab: 99_00, next: null })
  await givePlan(w, 'premium')
  expect(await priceOf()).toMatchObject({ how: 'given', plan: 'Premium', dueToday: 0, next: null })
})

it('offers the cities that are open', async () => {
  const w = await world()
  const { cities, name } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  expect(cities).toContain('paris')
  expect(cities).not.toContain('other')
  expect(name).toBe('Luna')
})

it('offers the roles of the venues with several people, the most first', async () => {
  const w = await world()
  await groupVenue(w, { name: 'Luna Nord' })
  const { teams } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  expect(teams).toEqual([{ uid: w.luna, name: 'Luna', people: 2 }])
  const ost = await groupVenue(w, { name: 'Luna Ost', team: true })
  await w.tx((tx) => addMembership(tx, w.oscar.accountUid, 'brand', ost, 'member'))
  const after = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  expect(after.teams.map(({ name, people }) => [name, people])).toEqual([
    ['Luna Ost', 3],
    ['Luna', 2],
  ])
})

it('counts to the minute, as what’s charged does', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  const restAt = async (hours: number) => {
    setClock(plus(must(periodEnd), -hours * hourMs))
    return must((await w.bella.call('getVenuePrice', { brandUid: w.luna })).price.next).untilThen
  }
  // 499 × 10 of 31 days, and 12 hours less.
  expect(await restAt(240)).toBe(160_97)
  expect(await restAt(228)).toBe(152_92)
  expect(await restAt(0)).toBe(0)
})

it('counts nothing until a trial ends', async () => {
  const w = await world()
  const { periodEnd } = await startTrial(w, 'good')
  const { price } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  expect(price.next).toMatchObject({ at: must(periodEnd).toISOString(), untilThen: 0, earlier: 0, amount: 2 * 99_00 })
  expect(costWords(price)).toMatch(
    /^Nothing to pay before .*\. Your invoice then will be £198 for 2 venues at £99 each\. Tax/,
  )
})

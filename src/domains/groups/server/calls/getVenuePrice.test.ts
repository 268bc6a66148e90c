import { expect, it } from 'vitest'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, hourMs, now, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { subscribe } from '../../../../world/payments.ts'
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

it('is the same all day', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'starter')
  const priceOf = async () => costWords((await w.bella.call('getVenuePrice', { brandUid: w.luna })).price)
  setClock(plus(must(periodEnd), -10 * dayMs))
  const morning = await priceOf()
  setClock(plus(now(), 3 * hourMs))
  expect(await priceOf()).toBe(morning)
  setClock(plus(now(), dayMs))
  expect(await priceOf()).not.toBe(morning)
})

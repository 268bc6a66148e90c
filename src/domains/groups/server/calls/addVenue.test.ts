import { DateTime } from 'luxon'
import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { describeCall, refusal } from '../../../../world/describe-call.ts'
import { groupVenue } from '../../../../world/group-stories.ts'
import { importedVenues } from '../../../../world/import-stories.ts'
import { chargeVat, customerOf, failPayment, followVenues, settle, subscribe } from '../../../../world/payments.ts'
import { givePlan } from '../../../../world/team-stories.ts'
import { type World, world } from '../../../../world/world.ts'
import { groupCalls } from '../../contract.ts'

const nord = {
  name: 'Luna Nord',
  category: 'Cafe',
  city: 'paris',
  district: 'Le Marais',
  address: '1 rue des Tilleuls',
  postcode: null,
  handle: 'lunanord',
} as const
const asked = (w: World, change = {}) => ({ brandUid: w.luna, fields: nord, rolesFrom: w.luna, monthly: 0, ...change })

/** The beginning of the day in London that is so many days before. */
const midnightBefore = (end: Date, days: number) =>
  DateTime.fromJSDate(plus(end, -days * dayMs), { zone: 'Europe/London' })
    .startOf('day')
    .toJSDate()

describeCall(groupCalls.addVenue, (w) => asked(w))

it('makes a venue of the organisation, with its team and its account manager', async () => {
  const w = await world()
  const { uid } = await w.bella.call('addVenue', asked(w))
  const { venues } = await w.ben.call('getGroup', { brandUid: w.luna })
  const byName = venues.toSorted((a, b) => a.name.localeCompare(b.name))
  expect(byName.map(({ name, city, role }) => [name, city, role])).toEqual([
    ['Luna', 'london', 'member'],
    ['Luna Nord', 'paris', 'member'],
  ])
  expect(await w.bella.call('getBrandProfile', { uid })).toMatchObject({
    name: 'Luna Nord',
    timezone: 'Europe/Paris',
    address: '1 rue des Tilleuls',
    handle: 'lunanord',
    manager: { name: 'Anna' },
  })
  expect((await w.eventsOf(uid))[0]).toMatchObject({ kind: 'brand.venue-added', side: 'brand' })
  for (const person of [w.bella, w.anna])
    expect((await person.call('listNotifications', {})).rows[0]?.title).toBe('Luna Nord is now one of Luna’s venues')
})

it('leaves the rest of the team where it is, if that is wanted', async () => {
  const w = await world()
  const { uid } = await w.bella.call('addVenue', asked(w, { rolesFrom: null }))
  const { members } = await w.bella.call('listTeam', { brandUid: uid })
  expect(members.map(({ name, role }) => [name, role])).toEqual([['Bella', 'owner']])
})

it('gives people the roles they have at another of its venues, and only one that the caller is at', async () => {
  const w = await world()
  const ost = await groupVenue(w, { name: 'Luna Ost' })
  await w.bella.call('addColleague', { brandUid: ost, accountUid: w.ben.accountUid, role: 'admin' })
  const { uid } = await w.bella.call('addVenue', asked(w, { rolesFrom: ost }))
  const { members } = await w.bella.call('listTeam', { brandUid: uid })
  expect(members.map(({ name, role }) => `${name} ${role}`).toSorted()).toEqual(['Bella owner', 'Ben admin'])
  const elsewhere = asked(w, { rolesFrom: w.orso, fields: { ...nord, name: 'Luna Süd' } })
  expect((await refusal(w.bella.call('addVenue', elsewhere))).code).toBe('not-found')
})

it('says the same price before and after it’s added', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  setClock(plus(must(periodEnd), -10 * dayMs))
  const { price } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  const added = await w.bella.call('addVenue', asked(w, { monthly: price.monthly }))
  expect(added.price).toEqual(price)
  setClock(plus(must(periodEnd), -5 * dayMs))
  const after = (await w.bella.call('getVenuePrice', { brandUid: w.luna })).price
  expect(must(after.next).earlier).toBe(must(price.next).untilThen)
})

it.each([
  ['in the morning', 3, 9],
  ['in the evening', 3, 18.75],
  ['on the last day', 0, 6],
])('charges what was shown %s, with VAT on top', async (_when, days, hour) => {
  const w = await world()
  const plan = await subscribe(w, w.bella, 'premium')
  const end = must(plan.periodEnd)
  const at = plus(midnightBefore(end, days), hour * 3_600_000)
  setClock(at)
  const { price } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  await w.bella.call('addVenue', asked(w, { monthly: price.monthly }))
  setClock(plus(at, 600_000))
  await followVenues(w)
  await chargeVat(w, await customerOf(w))
  setClock(end)
  await settle(w)
  const [invoice] = (await w.bella.call('listInvoices', { brandUid: w.luna })).rows
  const charged = Math.round(must(invoice).total / 1.2) - 2 * 499_00
  const shown = must(price.next).untilThen
  expect(charged).toBeLessThanOrEqual(shown)
  // Ten minutes of a month are 12p; what is rounded up is one more.
  expect(charged).toBeGreaterThan(shown - 14)
})

it('costs what it said: nothing today, and on the next invoice no more than was shown', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  setClock(midnightBefore(must(periodEnd), 10))
  const { price } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
  expect(price).toMatchObject({ how: 'billed', monthly: 499_00, venues: 1, dueToday: 0, isEnding: false })
  const next = must(price.next)
  expect(next.month).toBe(2 * 499_00)
  expect(next.amount).toBe(next.month + next.untilThen)
  await w.bella.call('addVenue', asked(w, { monthly: price.monthly }))
  setClock(plus(midnightBefore(must(periodEnd), 10), 600_000))
  await followVenues(w)
  const invoices = async () => (await w.bella.call('listInvoices', { brandUid: w.luna })).rows.map(({ total }) => total)
  expect(await invoices()).toEqual([499_00])
  setClock(must(periodEnd))
  await settle(w)
  const [total = 0] = await invoices()
  expect(total).toBeLessThanOrEqual(next.amount)
  expect(total).toBeGreaterThan(next.amount - 50)
})

it('counts what a venue added earlier in the same month has put onto the next invoice', async () => {
  const w = await world()
  const { periodEnd } = await subscribe(w, w.bella, 'premium')
  const add = async (name: string, days: number) => {
    setClock(midnightBefore(must(periodEnd), days))
    const { price } = await w.bella.call('getVenuePrice', { brandUid: w.luna })
    await w.bella.call('addVenue', asked(w, { fields: { ...nord, name }, monthly: price.monthly }))
    setClock(plus(midnightBefore(must(periodEnd), days), 600_000))
    await followVenues(w)
    return must(price.next)
  }
  const first = await add('Luna Nord', 20)
  const second = await add('Luna Süd', 5)
  expect([first.earlier, second.earlier]).toEqual([0, first.untilThen])
  setClock(must(periodEnd))
  await settle(w)
  const [total = 0] = (await w.bella.call('listInvoices', { brandUid: w.luna })).rows.map((row) => row.total)
  expect(total).toBeLessThanOrEqual(second.amount)
  expect(total).toBeGreaterThan(second.amount - 100)
})

it('counts the smaller plan that begins then, and a plan that ends', async () => {
  const w = await world()
  await subscribe(w, w.bella, 'premium')
  const priceOf = async () => (await w.bella.call('getVenuePrice', { brandUid: w.luna })).price
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'starter' })
  await settle(w)
  expect(await priceOf()).toMatchObject({ monthly: 99_00, next: { month: 2 * 99_00, untilThen: 499_00 } })
  await w.bella.call('downgradePlan', { brandUid: w.luna, tier: 'basic' })
  await settle(w)
  expect(await priceOf()).toMatchObject({ isEnding: true, next: { month: 0, amount: 499_00 } })
})

it('refuses a price nobody has seen, the same name twice, a city we are not in, and while a payment is due', async () => {
  const w = await world()
  const refused = async (change: object) => (await refusal(w.bella.call('addVenue', asked(w, change)))).message
  expect(await refused({ monthly: 499_00 })).toBe(
    'The price has changed since you opened this page. Reload to see the new one.',
  )
  expect(await refused({ fields: { ...nord, name: 'LUNA' } })).toBe(
    'You already have a venue called LUNA. Add its neighbourhood or city to the name.',
  )
  expect(await refused({ fields: { ...nord, city: 'other' } })).toBe(
    'We’re not in Elsewhere yet. Choose another city, or ask your account manager.',
  )
  await givePlan(w, 'premium')
  await failPayment(w)
  expect(await refused({ monthly: 499_00 })).toBe('You have a payment due. Update your card first, then add the venue.')
})

it('takes another branch of the same name where each says its own address', async () => {
  const w = await world()
  await w.bella.call('addVenue', asked(w))
  const again = (address: string) => w.bella.call('addVenue', asked(w, { fields: { ...nord, address } }))
  expect((await refusal(again('1, Rue des Tilleuls'))).message).toContain('You already have a venue called Luna Nord.')
  expect((await refusal(again(''))).code).toBe('failed-precondition')
  await again('8 rue Oberkampf')
  expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(3)
})

it('takes another branch of the same name where each says its own postcode', async () => {
  const w = await world()
  const at = (postcode: string | null, address = '') =>
    w.bella.call('addVenue', asked(w, { fields: { ...nord, address, postcode } }))
  await at('75003')
  for (const postcode of ['75003', ' 75 003', null])
    expect((await refusal(at(postcode))).message).toContain('You already have a venue called Luna Nord.')
  await at('75011')
  expect((await w.bella.call('getGroup', { brandUid: w.luna })).venues).toHaveLength(3)
})

it('is for owners and admins alone', async () => {
  const w = await world()
  expect((await refusal(w.ben.call('addVenue', asked(w)))).code).toBe('permission-denied')
})

it('takes a venue of the owner’s list, with what that says of it, once', async () => {
  const w = await world()
  const importUid = await importedVenues(w)
  const imported = { importUid, line: 2 }
  const { uid } = await w.bella.call('addVenue', asked(w, { imported }))
  expect(await w.bella.call('getBrandProfile', { uid })).toMatchObject({ name: 'Luna Nord', phone: '+44 20 7946 0018' })
  const { rows } = await w.bella.call('listImportedVenues', { brandUid: w.luna })
  expect(rows.map(({ name }) => name)).toEqual(['Luna Ost'])
  const again = w.bella.call('addVenue', asked(w, { imported, fields: { ...nord, name: 'Luna Süd' } }))
  expect((await refusal(again)).code).toBe('not-found')
})

import { expect, it } from 'vitest'
import { AdFields, problemsOf } from './ad.ts'
import { chooseOf, isMeantFor, type Planned, warningsOf } from './rules.ts'

const at = new Date('2026-03-02T09:00:00Z')
const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000)
const everyone = { role: 'everyone', cities: [], tiers: [], labels: [] } as const
const audience = { ...everyone, cities: [], tiers: [], labels: [] }

it('is meant for who meets every condition by any of its values', () => {
  const viewer = { role: 'members', cities: ['london', 'paris'], tier: 'starter', labels: ['p1'] } as const
  expect(isMeantFor(audience, viewer)).toBe(true)
  expect(isMeantFor({ ...audience, cities: ['berlin', 'paris'], labels: ['p1'] }, viewer)).toBe(true)
  expect(isMeantFor({ ...audience, cities: ['berlin'] }, viewer)).toBe(false)
  expect(isMeantFor({ ...audience, tiers: ['premium'] }, viewer)).toBe(false)
  expect(isMeantFor({ ...audience, tiers: ['basic'] }, { ...viewer, tier: null })).toBe(false)
  expect(isMeantFor({ ...audience, cities: ['paris'], labels: ['p2'] }, viewer)).toBe(false)
  expect(isMeantFor({ ...audience, role: 'admins' }, viewer)).toBe(false)
})

it('chooses by priority, then by views for each day that it ran, and a house ad last', () => {
  const one = { uid: 'a', priority: 2, house: false, startsAt: inDays(-10), views: 50 }
  const uidOf = (...fitting: Partial<typeof one>[]) =>
    chooseOf(
      fitting.map((each) => ({ ...one, ...each })),
      at,
    )?.uid
  expect(uidOf({ uid: 'a' }, { uid: 'b', priority: 1, views: 999 })).toBe('b')
  expect(uidOf({ uid: 'a', views: 50 }, { uid: 'b', views: 49 })).toBe('b')
  // 50 views in 10 days are 5 a day, 15 in 2 days are more: who came later does not have to be made up for.
  expect(uidOf({ uid: 'a' }, { uid: 'b', views: 15, startsAt: inDays(-2) })).toBe('a')
  expect(uidOf({ uid: 'a', house: true, priority: 1, views: 0 }, { uid: 'b', priority: 3 })).toBe('b')
  expect(uidOf({ uid: 'a', house: true })).toBe('a')
  expect(chooseOf([], at)).toBeNull()
})

it('warns of two for the same people at once, and of a position with nothing', () => {
  const one: Planned = {
    audience,
    uid: 'a',
    name: 'A',
    position: 'feed-card',
    priority: 2,
    house: false,
    startsAt: at,
    endsAt: inDays(5),
  }
  const warn = (...approved: Partial<Planned>[]) =>
    warningsOf(
      approved.map((each) => ({ ...one, ...each })),
      at,
    ).map(({ kind, position, uids }) => `${kind} ${position} ${uids.join('+')}`.trim())
  const others: Partial<Planned>[] = [
    { uid: 'x', position: 'brand-dashboard', house: true },
    { uid: 'y', position: 'influencer-dashboard' },
  ]
  expect(warn(...others)).toEqual(['empty feed-card'])
  expect(warn(...others, { startsAt: inDays(1) })).toEqual(['empty feed-card'])
  expect(warn(...others, {}, { uid: 'b', priority: 1 })).toEqual(['clash feed-card b+a'])
  expect(warn(...others, {}, { uid: 'b', house: true })).toEqual([])
  expect(warn(...others, {}, { uid: 'b', startsAt: inDays(5), endsAt: inDays(9) })).toEqual([])
  const inParis: Partial<Planned> = { audience: { ...audience, cities: ['paris'] } }
  expect(warn(...others, inParis, { uid: 'b', audience: { ...audience, cities: ['berlin'] } })).toEqual([])
  expect(warn(...others, inParis, { uid: 'b' })).toEqual(['clash feed-card a+b'])
})

it('leads to a page of ours or a secure one, and to nothing else', () => {
  const linkOf = (link: string) => AdFields.shape.link.safeParse(link).success
  expect(['/app/influencer/browse?sort=new', 'https://guide.example/x'].map(linkOf)).toEqual([true, true])
  const bad = ['//evil.example', 'http://guide.example', 'javascript:alert(1)', 'https://a:b@guide.example', '']
  expect(bad.map(linkOf)).toEqual(bad.map(() => false))
})

it('names what does not go together', () => {
  const fields: AdFields = {
    name: 'x',
    position: 'feed-card',
    title: 'x',
    text: 'x',
    link: '/x',
    alternativeText: '',
    house: false,
    audience,
    startsAt: at.toISOString(),
    endsAt: inDays(1).toISOString(),
    priority: 1,
    capPerSession: 1,
  }
  const of = (change: Partial<AdFields>, hasPicture = false) =>
    problemsOf({ ...fields, ...change }, hasPicture).map(({ field }) => field)
  expect(of({})).toEqual([])
  expect(of({}, true)).toEqual(['alternativeText'])
  expect(of({ endsAt: null })).toEqual(['endsAt'])
  expect(of({ endsAt: null, house: true })).toEqual([])
  expect(of({ endsAt: at.toISOString() })).toEqual(['endsAt'])
  expect(of({ audience: { ...audience, tiers: ['basic'] } })).toEqual(['audience'])
  expect(of({ audience: { ...audience, labels: ['self-serving'] } })).toEqual(['audience'])
  const brand: Partial<AdFields> = {
    position: 'brand-dashboard',
    audience: { ...audience, tiers: ['basic'], role: 'admins' },
  }
  expect(of(brand)).toEqual([])
})

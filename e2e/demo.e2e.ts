import { expect, it } from 'vitest'
import type { allCalls } from '../src/product/calls.ts'
import type { OutputOf } from '../src/kit/contract/calls.ts'
import { useSharedProduct } from './product.ts'
import { demoPassword } from './start.ts'

type Calls = typeof allCalls
type Call = <Name extends keyof Calls>(name: Name, data: unknown) => Promise<OutputOf<Calls[Name]>>

const product = useSharedProduct()

/** Someone of the demo, over the wire. */
async function as(email: string): Promise<Call> {
  const json = { 'content-type': 'application/json' }
  const signedIn = await fetch(`${product.url}/auth/sign-in/email`, {
    method: 'POST',
    headers: { ...json, origin: product.url },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { token } = (await (await fetch(`${product.url}/auth/token`, { headers: { cookie } })).json()) as {
    token: string
  }
  return async (name, data) => {
    const response = await fetch(`${product.url}/call/${name}`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({ data }),
    })
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`)
    return ((await response.json()) as { data: never }).data
  }
}

it('has collabs at every stage and outcome, and two years of completed ones', async () => {
  const admin = await as('admin@demo.plusone.test')
  const some = async (filter: object) => (await admin('listCollabs', { ...filter, limit: 100 })).rows
  for (const stage of [1, 3, 4, 5] as const) expect((await some({ stage, outcome: 'open' })).length).toBeGreaterThan(0)
  for (const outcome of ['declined', 'withdrawn', 'cancelled', 'no-show', 'not-hosted', 'expired'] as const)
    expect((await some({ outcome })).length).toBeGreaterThan(0)
  const completed = await some({ outcome: 'completed' })
  expect(completed.length).toBeGreaterThan(60)
  const ages = completed.map(({ requestedAt }) => (Date.now() - Date.parse(requestedAt)) / 86_400_000)
  expect(Math.max(...ages)).toBeGreaterThan(600)
  expect(Math.min(...ages)).toBeLessThan(60)
})

it('shows creators who are known by what they did, and new ones', async () => {
  const admin = await as('admin@demo.plusone.test')
  const seen = []
  let cursor: string | undefined
  do {
    const page = await admin('listInfluencers', { cursor, limit: 100 })
    seen.push(...page.rows)
    cursor = page.nextCursor ?? undefined
  } while (cursor)
  expect(seen.length).toBeGreaterThanOrEqual(200)
  expect(new Set(seen.map(({ homeCity }) => homeCity)).size).toBeGreaterThanOrEqual(6)
  expect(seen.filter(({ reliability }) => reliability !== null).length).toBeGreaterThan(15)
  expect(seen.filter(({ reliability }) => reliability === null).length).toBeGreaterThan(50)
})

it('gives each demo account something to do', async () => {
  const brand = await as('brand@demo.plusone.test')
  const { linked_brand_uid: brandUid } = await brand('getUser', {})
  const standing = async (show: string) => (await brand('listBrandCollabs', { brandUid, show })).rows.length
  expect(await standing('requests')).toBeGreaterThan(0)
  expect(await standing('review')).toBeGreaterThan(0)
  expect((await brand('listShowcase', { brandUid })).rows.length).toBeGreaterThan(0)

  const creator = await as('creator@demo.plusone.test')
  const { linked_influencer_uid: influencerUid } = await creator('getUser', {})
  for (const show of ['active', 'applied', 'past'])
    expect((await creator('listInfluencerCollabs', { influencerUid, show })).rows.length).toBeGreaterThan(0)
  const past = (await creator('listInfluencerCollabs', { influencerUid, show: 'past' })).rows
  expect(past.filter(({ outcome }) => outcome === 'completed').length).toBeGreaterThan(2)

  const fresh = await as('newbrand@demo.plusone.test')
  const { linked_brand_uid: freshUid } = await fresh('getUser', {})
  const briefs = await fresh('listBrandBriefs', { brandUid: freshUid })
  expect(briefs.rows.map(({ status }) => status)).toEqual(['draft'])
})

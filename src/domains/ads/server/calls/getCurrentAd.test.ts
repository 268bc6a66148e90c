import { expect, it } from 'vitest'
import { must } from '../../../../kit/contract/must.ts'
import { dayMs, plus, setClock } from '../../../../kit/server/clock.ts'
import { addMembership } from '../../../accounts/server/accounts.ts'
import { setTier } from '../../../plans/server/subscription.ts'
import { getBrand } from '../../../profiles/server/reads.ts'
import { describeCall } from '../../../../world/describe-call.ts'
import { approvedAd, inBrowser, storyAd } from '../../../../world/ad-stories.ts'
import { type Person, storyStart, world } from '../../../../world/world.ts'
import { adCalls } from '../../contract.ts'
import type { AdPosition } from '../../ad.ts'

describeCall(adCalls.getCurrentAd, () => ({ position: 'feed-card' }))

const everyone = storyAd.audience
const shownTo = async (person: Person, position: AdPosition = 'feed-card', profileUid?: string) =>
  (await person.call('getCurrentAd', { position, profileUid }))?.title ?? null

async function see(person: Person): Promise<string | null> {
  const ad = await person.call('getCurrentAd', { position: 'feed-card' })
  if (ad) await person.call('countAdEvent', { uid: ad.uid, kind: 'view' })
  return ad?.title ?? null
}

it('shows the people of its side what is meant for them, in its dates', async () => {
  const w = await world()
  await approvedAd(w, { title: 'London', audience: { ...everyone, cities: ['london'] } })
  expect([await shownTo(w.alice), await shownTo(w.bella), await shownTo(w.ada)]).toEqual(['London', null, null])
  setClock(plus(storyStart, -1))
  expect(await shownTo(w.alice)).toBeNull()
  setClock(plus(storyStart, 10 * dayMs))
  expect(await shownTo(w.alice)).toBeNull()
})

it('tells brands apart by role, plan and which profile one acts for', async () => {
  const w = await world()
  const position = 'brand-dashboard' as const
  const upgrade = { ...everyone, role: 'admins', tiers: ['basic'] } as const
  await approvedAd(w, { position, title: 'Upgrade', audience: { ...upgrade, tiers: [...upgrade.tiers] } })
  expect(await shownTo(w.bella, position)).toBe('Upgrade')
  expect(await shownTo(w.ben, position)).toBeNull()
  await w.tx(async (tx) => {
    await setTier(tx, (await getBrand(tx, w.luna)).orgUid, 'premium')
    await addMembership(tx, w.bella.accountUid, 'brand', w.orso, 'admin')
  })
  expect(await shownTo(w.bella, position, w.luna)).toBeNull()
  expect(await shownTo(w.bella, position, w.orso)).toBe('Upgrade')
  expect(await shownTo(w.oscar, position, w.luna)).toBeNull()
})

it('prefers priority, then turns fairly, and shows a house ad only where nothing else fits', async () => {
  const w = await world()
  await approvedAd(w, { title: 'House', house: true, endsAt: null, priority: 1 })
  expect(await shownTo(w.alice)).toBe('House')
  await approvedAd(w, { title: 'Ten days' })
  await approvedAd(w, { title: 'Ten days too' })
  await approvedAd(w, { title: 'Twenty', endsAt: plus(storyStart, 20 * dayMs).toISOString() })
  const times: Record<string, number> = {}
  for (let browser = 0; browser < 12; browser += 1) {
    const title = await see(await inBrowser(w, w.alice))
    times[must(title, 'title')] = (times[must(title, 'title')] ?? 0) + 1
  }
  expect(times).toEqual({ 'Ten days': 4, 'Ten days too': 4, Twenty: 4 })
  await approvedAd(w, { title: 'First', priority: 1 })
  expect(await shownTo(w.alice)).toBe('First')
})

it('ends at its cap in a session, and begins again the next day', async () => {
  const w = await world()
  await approvedAd(w, { title: 'Capped', capPerSession: 2 })
  await approvedAd(w, { title: 'House', house: true, endsAt: null })
  const seen = [await see(w.alice), await see(w.alice), await see(w.alice)]
  expect(seen).toEqual(['Capped', 'Capped', 'House'])
  expect(await shownTo(w.olivia)).toBe('Capped')
  setClock(plus(storyStart, dayMs))
  expect(await shownTo(w.alice)).toBe('Capped')
})

it('leaves what is shown where it is beyond its cap, until it is paused', async () => {
  const w = await world()
  const { uid, version } = await approvedAd(w, { title: 'Once', capPerSession: 1 })
  const shown = async (showing?: string) =>
    (await w.alice.call('getCurrentAd', { position: 'feed-card', showing }))?.title ?? null
  expect(await see(w.alice)).toBe('Once')
  expect([await shown(), await shown(uid)]).toEqual([null, 'Once'])
  await w.ada.call('setAdState', { uid, version, state: 'paused' })
  expect(await shown(uid)).toBeNull()
})

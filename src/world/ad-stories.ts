import { openSession, touchSession } from '../domains/accounts/server/sessions.ts'
import type { AdView } from '../domains/ads/contract.ts'
import type { AdFields } from '../domains/ads/ad.ts'
import { must } from '../kit/contract/must.ts'
import { dayMs, plus } from '../kit/server/clock.ts'
import { story } from './story.ts'
import { callsOf, type Person, storyStart, type World } from './world.ts'

/** An ad in the feed for everyone, which runs for ten days from the start of the stories. */
export const storyAd: AdFields = {
  name: 'Spring menus',
  position: 'feed-card',
  title: 'Spring is here',
  text: 'New menus all over town.',
  link: '/app/influencer/browse',
  alternativeText: '',
  priority: 2,
  capPerSession: 3,
  house: false,
  audience: { role: 'everyone', cities: [], tiers: [], labels: [] },
  startsAt: storyStart.toISOString(),
  endsAt: plus(storyStart, 10 * dayMs).toISOString(),
}

/** A draft that Ada made. */
export const draftAd = story('draftAd', async (w: World, change: Partial<AdFields> = {}): Promise<AdView> => {
  return w.ada.call('saveAd', { of: null, fields: { ...storyAd, ...change } })
})

/** One that she approved as well. */
export const approvedAd = story('approvedAd', async (w: World, change: Partial<AdFields> = {}): Promise<AdView> => {
  const { uid, version } = await draftAd(w, change)
  return w.ada.call('setAdState', { uid, version, state: 'approved' })
})

/** Somebody in a browser of their own, where `by` may be signed in as them. */
export async function inBrowser(w: World, person: Person, by: Person | null = null): Promise<Person> {
  const token = await w.tx((tx) => openSession(tx, person.accountUid, 'a browser', by?.accountUid ?? null))
  const session = await touchSession(w.database.db, token)
  const caller = { ...person.caller, sessionUid: must(session).uid }
  return { ...person, caller, ...callsOf(w.runner, caller) }
}

import { openSession, touchSession } from '../domains/accounts/server/sessions.ts'
import type { PlacementView } from '../domains/placements/contract.ts'
import type { PlacementFields } from '../domains/placements/placement.ts'
import { dayMs, plus } from '../kit/server/clock.ts'
import { type Person, storyStart, type World } from './world.ts'

/** A placement in the feed for everyone, which runs for ten days from the start of the stories. */
export const storyPlacement: PlacementFields = {
  ...{ name: 'Spring menus', spot: 'feed-card', title: 'Spring is here', text: 'New menus all over town.' },
  ...{ link: '/app/influencer/browse', alternativeText: '', priority: 2, capPerSession: 3, house: false },
  audience: { role: 'everyone', cities: [], tiers: [], labels: [] },
  startsAt: storyStart.toISOString(),
  endsAt: plus(storyStart, 10 * dayMs).toISOString(),
}

/** A draft that Ada made. */
export function draftPlacement(w: World, change: Partial<PlacementFields> = {}): Promise<PlacementView> {
  return w.ada.call('savePlacement', { of: null, fields: { ...storyPlacement, ...change } })
}

/** One that she approved as well. */
export async function approvedPlacement(w: World, change: Partial<PlacementFields> = {}): Promise<PlacementView> {
  const { uid, version } = await draftPlacement(w, change)
  return w.ada.call('setPlacementState', { uid, version, state: 'approved' })
}

/** Somebody in a browser of their own, where `by` may be signed in as them. */
export async function inBrowser(w: World, person: Person, by: Person | null = null): Promise<Person> {
  const token = await w.tx((tx) => openSession(tx, person.accountUid!, 'a browser', by?.accountUid ?? null))
  const session = await touchSession(w.database.db, token)
  const caller = { ...person.caller, sessionUid: session!.uid }
  return { ...person, caller, call: (call, input) => w.runner.run(call, input, caller) as never }
}

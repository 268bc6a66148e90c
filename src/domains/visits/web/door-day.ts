import type { OutputOf } from '../../../kit/contract/calls.ts'
import { dayKey } from '../../../kit/web/format.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import type { visitCalls } from '../contract.ts'
import { checkInAfterMs, checkInBeforeMs } from '../windows.ts'

export type DoorDay = OutputOf<typeof visitCalls.getDoorPage>
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** In place of needs that this phone does not keep. */
const notHere = 'noted, but not shown offline yet. Ask them when they arrive.'

/** Needs and allergies are on a phone that anybody at the door may hold only while their guest can check in. */
function withNearNeeds(day: DoorDay, at: number): DoorDay {
  const isNear = (startsAt: string) => {
    const since = at - Date.parse(startsAt)
    return since >= -checkInBeforeMs && since <= checkInAfterMs
  }
  return {
    ...day,
    visits: day.visits.map((visit) => ({
      ...visit,
      needs: visit.needs === null || isNear(visit.startsAt) ? visit.needs : notHere,
    })),
  }
}

/** Keeps today's list for the time without a connection. */
export function keepDoorDay(token: string, day: DoorDay, at = Date.now(), store: Store = localStorage): void {
  try {
    store.setItem(localKeys.doorDay, JSON.stringify({ token, day: withNearNeeds(day, at) }))
  } catch {
    // Without room for it, the page needs a connection.
  }
}

/** What is kept of a door's today, with the needs that may be shown by now; nothing once the venue's day is over. */
export function findDoorDay(token: string, at = Date.now(), store: Store = localStorage): DoorDay | undefined {
  const kept = read(at, store)
  return kept?.token === token ? withNearNeeds(kept.day, at) : undefined
}

/** Deletes what may no longer be kept: the day before, and needs whose time is over. */
export function tidyDoorDay(at = Date.now(), store: Store = localStorage): void {
  const kept = read(at, store)
  if (kept) keepDoorDay(kept.token, kept.day, at, store)
  else forgetDoorDay(store)
}

export function forgetDoorDay(store: Store = localStorage): void {
  store.removeItem(localKeys.doorDay)
}

function read(at: number, store: Store): { token: string; day: DoorDay } | null {
  const text = store.getItem(localKeys.doorDay)
  if (text === null) return null
  const kept = JSON.parse(text) as { token: string; day: DoorDay }
  return dayKey(new Date(at).toISOString(), kept.day.timezone) === kept.day.today ? kept : null
}

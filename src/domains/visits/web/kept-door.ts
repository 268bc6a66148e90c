import type { OutputOf } from '../../../kit/contract/calls.ts'
import { dayKey } from '../../../kit/web/format.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import type { visitCalls } from '../contract.ts'

export type DoorPage = OutputOf<typeof visitCalls.getDoorPage>
/** `hidesNeeds`: what they need isn’t kept in this browser. */
type KeptVisit = DoorPage['visits'][number] & { hidesNeeds?: boolean }
export type KeptDoor = Omit<DoorPage, 'visits'> & { visits: KeptVisit[] }

/** A guest’s diet and allergies are kept from so long before their visit begins, and until so long after. */
const needsAroundMs = 2 * 3_600_000

/** Keeps a door’s list of today in this browser, for the time without a connection (docs/decisions/029-without-a-connection.md). */
export function keepDoor(token: string, page: DoorPage, at = new Date()): void {
  const kept = { token, at: at.toISOString(), page: { ...page, visits: withNeedsAround(page.visits, at) } }
  try {
    localStorage.setItem(localKeys.doorList, JSON.stringify(kept))
  } catch {
    forgetDoor()
  }
}

/** What is kept of a door, and since when; null, and nothing is kept any more, once the venue’s day is over. */
export function findDoor(token: string, at = new Date()): Kept | null {
  const kept = readKept()
  if (kept?.token === token && isToday(kept.page, at))
    return { ...kept, page: { ...kept.page, visits: withNeedsAround(kept.page.visits, at) } }
  forgetDoor()
  return null
}

type Kept = { token: string; at: string; page: KeptDoor }

function readKept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(localKeys.doorList) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

export function forgetDoor(): void {
  localStorage.removeItem(localKeys.doorList)
}

/** Whether a list is of the venue’s present day, by this phone’s clock. */
export const isToday = ({ today, timezone }: Pick<DoorPage, 'today' | 'timezone'>, at = new Date()): boolean =>
  dayKey(at, timezone) === today

function withNeedsAround(visits: readonly KeptVisit[], at: Date): KeptVisit[] {
  return visits.map((visit) =>
    visit.needs === null || Math.abs(Date.parse(visit.startsAt) - at.getTime()) <= needsAroundMs
      ? visit
      : { ...visit, needs: null, hidesNeeds: true },
  )
}

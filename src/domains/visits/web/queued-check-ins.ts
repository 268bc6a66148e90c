import { CallError } from '../../../kit/contract/errors.ts'

/** A check-in as it was made at the door, perhaps without signal. */
export type CheckIn = { uid: string; code: string; at: string }

const place = 'plusone.check-ins'
/** Codes of a failure that says nothing about the check-in itself: it is sent again later. */
const later = new Set([
  'unavailable',
  'deadline-exceeded',
  'internal',
  'resource-exhausted',
  'unauthenticated',
  'aborted',
])

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export function queuedCheckIns(store: Store = localStorage): CheckIn[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(place) ?? '[]')
    return Array.isArray(kept) ? (kept as CheckIn[]) : []
  } catch {
    return []
  }
}

/** Keeps a check-in on the phone until it is sent; a newer one of the same collab takes its place. */
export function queueCheckIn(made: CheckIn, store: Store = localStorage): void {
  write(store, [...queuedCheckIns(store).filter((one) => one.uid !== made.uid), made])
}

/**
 * Sends what was kept. What the server has taken or refused is forgotten; what it could not hear stays. Answers the
 * refusals by collab.
 */
export async function sendQueuedCheckIns(
  send: (made: CheckIn) => Promise<unknown>,
  store: Store = localStorage,
): Promise<Map<string, string>> {
  const refused = new Map<string, string>()
  for (const made of queuedCheckIns(store)) {
    try {
      await send(made)
    } catch (error) {
      if (!(error instanceof CallError) || later.has(error.code)) continue
      refused.set(made.uid, error.message)
    }
    write(
      store,
      queuedCheckIns(store).filter((one) => one.uid !== made.uid),
    )
  }
  return refused
}

function write(store: Store, kept: readonly CheckIn[]): void {
  if (kept.length > 0) store.setItem(place, JSON.stringify(kept))
  else store.removeItem(place)
}

import { useSyncExternalStore } from 'react'
import { CallError } from '../../../kit/contract/errors.ts'
import { ask, refetchTouched } from '../../../kit/web/calls.ts'
import { localKeys } from '../../accounts/web/local-keys.ts'
import { visitCalls } from '../contract.ts'

export type DoorMark = 'arrived' | 'did-not-come' | 'could-not-host'
/** A tick as it was made at the door, perhaps without signal. */
export type DoorTick = { token: string; visitUid: string; mark: DoorMark; at: string }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type Shown = { waiting: readonly DoorTick[]; refusals: ReadonlyMap<string, string> }
type Tools = {
  send: (tick: DoorTick) => Promise<unknown>
  /** Fetches again what shows the visit, before the tick is no longer shown as waiting. */
  onSent: () => Promise<unknown>
  storage: () => Store
}

/** Codes of a failure that says nothing about the tick itself: it is sent again later. */
const later = new Set(['unavailable', 'deadline-exceeded', 'internal', 'resource-exhausted', 'aborted'])

/**
 * What was ticked at a door and the server does not have yet: kept in the browser over a reload, sent once with its own time,
 * and what was refused (somebody else was faster) said by visit.
 */
export function createDoorTicks({ send, onSent, storage }: Tools) {
  const watchers = new Set<() => void>()
  let shown: Shown | null = null
  let isSending = false

  const now = (): Shown => (shown ??= { waiting: read(storage()), refusals: new Map() })
  const change = (next: Shown) => {
    shown = next
    if (next.waiting.length > 0) storage().setItem(localKeys.doorTicks, JSON.stringify(next.waiting))
    else storage().removeItem(localKeys.doorTicks)
    for (const watcher of watchers) watcher()
  }
  const settle = ({ visitUid }: DoorTick, refusal: string | null) => {
    const { waiting, refusals } = now()
    change({
      waiting: waiting.filter((one) => one.visitUid !== visitUid),
      refusals: refusal === null ? refusals : new Map(refusals).set(visitUid, refusal),
    })
  }
  /** Whether the next one may follow. */
  const deliver = async (tick: DoorTick): Promise<boolean> => {
    try {
      await send(tick)
    } catch (error) {
      if (!(error instanceof CallError) || later.has(error.code)) return false
      settle(tick, error.message)
      return true
    }
    await onSent()
    settle(tick, null)
    return true
  }
  const flush = async (): Promise<void> => {
    if (isSending) return
    isSending = true
    try {
      for (let [next] = now().waiting; next && (await deliver(next)); [next] = now().waiting);
    } finally {
      isSending = false
    }
  }
  return {
    /** Keeps a tick and sends it; a newer one of the same visit takes its place. */
    add: (tick: DoorTick): Promise<void> => {
      const { waiting, refusals } = now()
      const others = new Map(refusals)
      others.delete(tick.visitUid)
      change({ waiting: [...waiting.filter(({ visitUid }) => visitUid !== tick.visitUid), tick], refusals: others })
      return flush()
    },
    flush,
    now,
    watch: (watcher: () => void): (() => void) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
  }
}

function read(store: Store): readonly DoorTick[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(localKeys.doorTicks) ?? '[]')
    return Array.isArray(kept) ? (kept as DoorTick[]) : []
  } catch {
    return []
  }
}

/** Of this browser. */
export const doorTicks = createDoorTicks({
  send: (tick) => ask(visitCalls.tickDoor, tick),
  onSent: () => refetchTouched(visitCalls.tickDoor.touches),
  storage: () => localStorage,
})

/** What waits to be sent, and what was refused, by visit. */
export const useDoorTicks = () => useSyncExternalStore(doorTicks.watch, doorTicks.now)

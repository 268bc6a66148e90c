import { CallError } from '../../../kit/contract/errors.ts'
import type { DoorMark } from '../views.ts'

/** A check-in as a creator made it at the door. */
export type CheckIn = { uid: string; code: string; at: string; refusal?: string }
/**
 * What a venue ticked on its door page: `uid` is the visit's, `token` the door's, `name` the guest's. Until `heldUntil` it can
 * be undone. `refusal`: why it wasn't taken, until that was read.
 */
export type DoorTick = {
  uid: string
  token: string
  name: string
  mark: DoorMark
  at: string
  heldUntil?: string
  refusal?: string
}

/** Codes of a failure that says nothing about what was sent: it is sent again later. */
const later = new Set([
  'unavailable',
  'deadline-exceeded',
  'internal',
  'resource-exhausted',
  'unauthenticated',
  'aborted',
])

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was done in this browser, perhaps without signal, and waits to be sent with its own time. It outlives the page. */
export class KeptQueue<Item extends { uid: string; at: string; refusal?: string }> {
  readonly #place: string
  readonly #store: () => Store
  #sending: Promise<unknown> = Promise.resolve()

  constructor(place: string, store: () => Store = () => localStorage) {
    this.#place = place
    this.#store = store
  }

  all(): Item[] {
    try {
      const kept: unknown = JSON.parse(this.#store().getItem(this.#place) ?? '[]')
      return Array.isArray(kept) ? (kept as Item[]) : []
    } catch {
      return []
    }
  }

  /** Keeps it until it is sent; a newer one of the same id takes its place. */
  add(made: Item): void {
    this.#write([...this.#besides(made.uid), made])
  }

  remove(uid: string): void {
    this.#write(this.#besides(uid))
  }

  /**
   * Sends what was kept, each once, but for what `isHeld`. What the server has taken is forgotten, and so is what it refused: answers those
   * refusals by id. What it could not hear stays.
   */
  send(
    send: (made: Item) => Promise<unknown>,
    isHeld: (made: Item) => boolean = () => false,
  ): Promise<Map<string, string>> {
    const sent = this.#sending.then(() => this.#sendAll(send, isHeld))
    this.#sending = sent
    return sent
  }

  async #sendAll(
    send: (made: Item) => Promise<unknown>,
    isHeld: (made: Item) => boolean,
  ): Promise<Map<string, string>> {
    const refused = new Map<string, string>()
    for (const made of this.all()) {
      if (made.refusal || isHeld(made)) continue
      try {
        await send(made)
      } catch (error) {
        if (!(error instanceof CallError) || later.has(error.code)) continue
        refused.set(made.uid, error.message)
      }
      // One that was made meanwhile is still to be sent.
      if (this.all().some(({ uid, at }) => uid === made.uid && at === made.at)) this.remove(made.uid)
    }
    return refused
  }

  #besides(uid: string): Item[] {
    return this.all().filter((one) => one.uid !== uid)
  }

  #write(kept: readonly Item[]): void {
    if (kept.length > 0) this.#store().setItem(this.#place, JSON.stringify(kept))
    else this.#store().removeItem(this.#place)
  }
}

export const checkIns = new KeptQueue<CheckIn>('plusone.check-ins')
export const doorTicks = new KeptQueue<DoorTick>('plusone.door-ticks')

import { noRoomText } from './database-errors.ts'
import type { Work } from './work.ts'

/** Of a pool's connections: what one call of the contract may hold at a time, all reads, all writes. */
const shareOf = { entry: 0.3, kind: 0.7 }

/** `other`: the share of what is no call. `patienceMs`: how long something waits for its share before it is told to come back. */
export type Rules = { other: number; patienceMs: number }

type Lane = { name: string; most: number }
type Waiting = { lanes: readonly Lane[]; enter: () => void }

/** Divides the connections of a pool, so that what is stuck at one table leaves room for everything else. */
export class Shares {
  readonly #max: number
  readonly #rules: Rules
  readonly #held = new Map<string, number>()
  #waiting: Waiting[] = []

  constructor(max: number, rules: Rules) {
    this.#max = max
    this.#rules = rules
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** Waits for a place; answers how it is given back. Throws when none came free in time. */
  async enter(work: Work | null): Promise<() => void> {
    const lanes = this.#lanesOf(work)
    if (!this.#hasRoom(lanes)) await this.#wait(lanes)
    else this.#take(lanes)
    return () => this.#leave(lanes)
  }

  #lanesOf(work: Work | null): Lane[] {
    const most = (share: number) => Math.max(1, Math.ceil(this.#max * share))
    if (!work) return [{ name: 'other', most: most(this.#rules.other) }]
    return [
      { name: `call ${work.entry}`, most: most(shareOf.entry) },
      { name: work.kind, most: most(shareOf.kind) },
    ]
  }

  #hasRoom(lanes: readonly Lane[]): boolean {
    return lanes.every(({ name, most }) => (this.#held.get(name) ?? 0) < most)
  }

  #take(lanes: readonly Lane[]): void {
    for (const { name } of lanes) this.#held.set(name, (this.#held.get(name) ?? 0) + 1)
  }

  #leave(lanes: readonly Lane[]): void {
    for (const { name } of lanes) {
      const left = (this.#held.get(name) ?? 1) - 1
      if (left > 0) this.#held.set(name, left)
      else this.#held.delete(name)
    }
    const next = this.#waiting.find((one) => this.#hasRoom(one.lanes))
    next?.enter()
  }

  async #wait(lanes: readonly Lane[]): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve, reject) => {
      const stopWaiting = () => (this.#waiting = this.#waiting.filter((one) => one !== waiting))
      const waiting: Waiting = {
        lanes,
        enter: () => {
          stopWaiting()
          this.#take(lanes)
          resolve()
        },
      }
      this.#waiting.push(waiting)
      timer = setTimeout(() => {
        stopWaiting()
        reject(new Error(noRoomText))
      }, this.#rules.patienceMs)
    })
    clearTimeout(timer)
  }
}

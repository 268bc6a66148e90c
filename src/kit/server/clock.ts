let fixed: number | null = null

/** The present, in UTC. The only clock of the server, so that tests can set it. */
export function now(): Date {
  return new Date(fixed ?? Date.now())
}

/** Sets the clock: a fixed instant, or `null` for the real time. For tests and the making of demo history. */
export function setClock(at: Date | null): void {
  fixed = at === null ? null : at.getTime()
}

/** What the clock of this machine shows (ms), whatever `setClock` says: to notice that it was set. */
export function machineClock(): number {
  return Date.now()
}

/** Milliseconds in the units that rules are written in. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** `at` moved by `ms` milliseconds. */
export function plus(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}

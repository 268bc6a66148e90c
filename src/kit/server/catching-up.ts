import { AsyncLocalStorage } from 'node:async_hooks'
import { hourMs, machineClock, minuteMs } from './clock.ts'

/** After a gap of more than this much is due at once: the clock was set, the machine slept, or nothing ran. */
export const gapMs = hourMs
/** So long after a gap what became due meanwhile is being worked through. */
const catchingUpMs = 10 * minuteMs

const started = new AsyncLocalStorage<'by the clock'>()
let wall = machineClock()
let steady = performance.now()
let untilSteady = 0

/** Runs what the clock starts, as a job is: what people do themselves is never late. */
export function byTheClock<T>(work: () => Promise<T>): Promise<T> {
  return started.run('by the clock', work)
}

/** What is due now may have been due for long: for ten minutes, or as long as another process says. 0 ends it. */
export function catchUp(ms = catchingUpMs): void {
  untilSteady = performance.now() + ms
}

/**
 * How long (ms) this process still works through what became due at once; 0 in ordinary times. This machine's clock tells by
 * itself when it was set forward by more than an hour, or slept; setting it back ends it.
 */
export function catchingUpFor(): number {
  const [wallNow, steadyNow] = [machineClock(), performance.now()]
  const moved = wallNow - wall - (steadyNow - steady)
  wall = wallNow
  steady = steadyNow
  if (moved > gapMs) catchUp()
  if (moved < -gapMs) catchUp(0)
  return Math.max(0, untilSteady - performance.now())
}

/** Whether what is being done now is one of many things that became due at once: people hear of them in one mail. */
export function isCatchingUp(): boolean {
  // Asked first, so that every look notices a clock that moved.
  const left = catchingUpFor()
  return left > 0 && started.getStore() !== undefined
}

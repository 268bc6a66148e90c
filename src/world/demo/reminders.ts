import { dayMs, hourMs, setClock } from '../../kit/server/clock.ts'
import type { DemoWorld } from './demo-world.ts'

/** How far back somebody may still owe content, or a review be closed (days). */
const remindedFor = 60

/** What is reminded of, and shown, as time passes comes on its day: otherwise a first start would mail all of it at once. */
export async function remindInTime(world: DemoWorld, present: number): Promise<void> {
  const today = present - (present % dayMs)
  for (let days = remindedFor; days >= 0; days -= 1) {
    // In the evening, so that each reminder is of the day it belongs to.
    setClock(new Date(Math.min(present, today - days * dayMs + 23 * hourMs)))
    for (const job of ['remind-content', 'warn-before-approval', 'reveal-reviews']) await world.run(job)
  }
}

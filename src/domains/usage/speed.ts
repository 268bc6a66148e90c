/** Of so many calls of a name, in 30 days, one may fail. */
export const callsPerFailure = 1_000
export const budgetDays = 30

/** Steps of a doubling: a time is known to within a fifth. */
const stepsPerDoubling = 4
const mostSteps = 68

/** The step that a time (ms) falls into; the last one has all that is longer than two minutes. */
export function stepOf(ms: number): number {
  return Math.min(mostSteps, Math.max(0, Math.ceil(stepsPerDoubling * Math.log2(Math.max(ms, 1)))))
}

/** The longest time (ms) in a step. */
function longestIn(step: number): number {
  return Math.round(2 ** (step / stepsPerDoubling))
}

/** The time (ms) that a share of the calls took at most; null without calls. */
export function percentileOf(steps: readonly { step: number; calls: number }[], share: number): number | null {
  const all = steps.reduce((sum, { calls }) => sum + calls, 0)
  let upTo = 0
  for (const { step, calls } of steps.toSorted((a, b) => a.step - b.step)) {
    upTo += calls
    if (upTo >= share * all) return longestIn(step)
  }
  return null
}

/** What is left of the calls that may fail, from 1 to 0. */
export function budgetLeft({ calls, failed }: { calls: number; failed: number }): number {
  return failed === 0 ? 1 : Math.max(0, 1 - (failed * callsPerFailure) / calls)
}

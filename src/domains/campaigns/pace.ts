import { type Metric, metrics, type Targets } from './goals.ts'

/** First and last day, on the calendar of the campaign's venue. */
export type Period = { from: string; until: string }

export const campaignStates = ['planned', 'running', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

export function stateOn({ from, until }: Period, today: string): CampaignState {
  if (today < from) return 'planned'
  return today > until ? 'ended' : 'running'
}

/** Content is due 14 days after a visit, and what it brings comes after it. */
const contentAfterDays = 14
/** So much less than expected is still on pace. */
const leeway = 0.1

const dayNumber = (day: string) => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)

/**
 * How much of a target should be there in the morning of a day, from 0 to 1. Visits grow evenly from the first day to the
 * last. What follows from them starts two weeks later, or after a third of a period that is shorter than six weeks, and
 * catches up by the end.
 */
export function shareDue(metric: Metric, { from, until }: Period, today: string): number {
  const days = dayNumber(until) - dayNumber(from) + 1
  const lag = lagOf(metric, days)
  const gone = dayNumber(today) - dayNumber(from)
  return Math.min(1, Math.max(0, (gone - lag) / (days - lag)))
}

/** After how many days of a period the first is expected. */
function lagOf(metric: Metric, days: number): number {
  return metric === 'visits' ? 0 : Math.min(contentAfterDays, Math.floor(days / 3))
}

/** From which day on something is expected. */
function startOf(metric: Metric, { from, until }: Period): string {
  const lag = lagOf(metric, dayNumber(until) - dayNumber(from) + 1)
  return new Date((dayNumber(from) + lag) * 86_400_000).toISOString().slice(0, 10)
}

export const paces = ['to-come', 'on-pace', 'behind', 'reached', 'missed', 'unknown'] as const
export type Pace = (typeof paces)[number]

/** One target beside what there is of it. */
export type Standing = {
  metric: Metric
  target: number
  /** Null where nothing of it is known. */
  actual: number | null
  /** What there should be today. */
  expected: number
  /** From which day on something is expected. */
  startsOn: string
  pace: Pace
  /** What the period would end with at the same rate; null while it is too early to say, and once it has ended. */
  forecast: number | null
}

/** Before so much of the time has passed, a forecast says nothing. */
const forecastFrom = 0.1

export function standingOf(
  metric: Metric,
  target: number,
  actual: number | null,
  period: Period,
  today: string,
): Standing {
  const share = shareDue(metric, period, today)
  const expected = Math.floor(target * share)
  const state = stateOn(period, today)
  const forecast = actual !== null && state === 'running' && share >= forecastFrom ? Math.round(actual / share) : null
  return { metric, target, actual, expected, startsOn: startOf(metric, period), pace: paceOf(), forecast }

  function paceOf(): Pace {
    if (actual !== null && actual >= target) return 'reached'
    if (state === 'planned' || (state === 'running' && expected === 0)) return 'to-come'
    if (actual === null) return 'unknown'
    if (state === 'ended') return 'missed'
    return actual >= expected * (1 - leeway) ? 'on-pace' : 'behind'
  }
}

/** Every target of a campaign that was set. */
export function standingsOf(
  targets: Targets,
  actual: Readonly<Record<Metric, number | null>>,
  period: Period,
  today: string,
): Standing[] {
  return metrics.flatMap((metric) => {
    const target = targets[metric]
    return target === null ? [] : [standingOf(metric, target, actual[metric], period, today)]
  })
}

/** What the cost of a campaign says about its budget. */
export type BudgetPace = 'within' | 'fast' | 'over'

/** Null where the cost is not known. `fast`: more of the budget is spent than of the time has passed, by a quarter. */
export function budgetPace(
  budgetMinor: number,
  costMinor: number | null,
  period: Period,
  today: string,
): BudgetPace | null {
  if (costMinor === null) return null
  if (costMinor > budgetMinor) return 'over'
  const share = shareDue('visits', period, today)
  return stateOn(period, today) === 'running' && costMinor > budgetMinor * Math.min(1, share + 0.25) ? 'fast' : 'within'
}

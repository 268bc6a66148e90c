import { goals, type Metric } from './goals.ts'
import type { BudgetPace, CampaignState, Pace, Period } from './pace.ts'

export const stateWords: Readonly<Record<CampaignState, string>> = {
  planned: 'Planned',
  running: 'Running',
  ended: 'Ended',
}

export const paceWords: Readonly<Record<Pace, string>> = {
  'to-come': 'Too early to say',
  'on-pace': 'On track',
  behind: 'Behind',
  reached: 'Reached',
  missed: 'Missed',
  unknown: 'Not known',
}

export const metricNames: Readonly<Record<Metric, string>> = {
  visits: 'Visits',
  deliverables: 'Approved deliverables',
  views: 'Views',
  bookings: 'Bookings',
}

export const budgetWords: Readonly<Record<BudgetPace, string>> = {
  within: 'Within budget',
  fast: 'Spending faster than planned',
  over: 'Over budget',
}

const dayMs = 86_400_000

/** What a campaign of a goal begins with; `today` on the venue's calendar. */
export function fieldsFor(goal: keyof typeof goals, today: string) {
  const { name, days, targets } = goals[goal]
  const until = new Date(Date.parse(`${today}T00:00:00Z`) + (days - 1) * dayMs).toISOString().slice(0, 10)
  return { name, goal, about: '', from: today, until, budgetMinor: null, ...targets }
}

/** “Quiet evenings · ”, where the campaign's name does not say it already. */
export function goalWords({ name, goal }: { name: string; goal: keyof typeof goals }): string {
  const goalName = goals[goal].name
  return name.toLowerCase().startsWith(goalName.toLowerCase()) ? '' : `${goalName} · `
}

/** “12 days left”, “Starts in 3 days”, “Ended”. */
export function timeWords({ from, until }: Period, today: string): string {
  const days = (a: string, b: string) => Math.round((Date.parse(b) - Date.parse(a)) / dayMs)
  const say = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`
  if (today < from) return `Starts in ${say(days(today, from))}`
  if (today > until) return 'Ended'
  const left = days(today, until)
  return left === 0 ? 'Last day' : `${say(left)} left`
}

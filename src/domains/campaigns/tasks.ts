import { type Period, stateOn } from './pace.ts'

/** What an expert does for a campaign, in the usual order. */
export const taskKinds = ['shortlist', 'outreach', 'review', 'report'] as const
export type TaskKind = (typeof taskKinds)[number]

export const taskWords: Readonly<Record<TaskKind, string>> = {
  shortlist: 'Shortlist',
  outreach: 'Outreach',
  review: 'Review',
  report: 'Report',
}

const firstNotes: Readonly<Record<TaskKind, string>> = {
  shortlist: 'Shortlist creators who suit the briefs.',
  outreach: 'Invite the approved creators.',
  review: 'Review the numbers together and change what isn’t working.',
  report: 'Report on the campaign’s costs and results.',
}

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

const later = (a: string, b: string) => (a > b ? a : b)

/** The day itself, or the Monday after a weekend: experts work Monday to Friday. */
function workday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return plus(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
}

/**
 * What the expert does for every campaign: two days after its start, a week after, halfway, and five days after its end, or
 * the Monday after where that is a weekend.
 */
export function firstTasks(period: Period, today: string): { kind: TaskKind; note: string; dueOn: string }[] {
  const { from, until } = period
  if (stateOn(period, today) === 'ended')
    return [{ kind: 'report', note: firstNotes.report, dueOn: workday(plus(today, 5)) }]
  const start = later(from, today)
  const halfway = Math.floor((Date.parse(until) - Date.parse(start)) / 86_400_000 / 2)
  const dueOn: Record<TaskKind, string> = {
    shortlist: plus(start, 2),
    outreach: plus(start, 7),
    review: plus(start, halfway),
    report: plus(until, 5),
  }
  return taskKinds
    .filter((kind) => kind === 'report' || dueOn[kind] <= until)
    .map((kind) => ({ kind, note: firstNotes[kind], dueOn: workday(dueOn[kind]) }))
}

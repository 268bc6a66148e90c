/** The clock of content: due 14 days after the visit, reminders at 7, 12 and 14 days, then overdue. */
const dayMs = 86_400_000

/** When each reminder goes out, in days from the due date; the last says that it is overdue. */
export const dueSteps = [
  { step: 1, days: -7 },
  { step: 2, days: -2 },
  { step: 3, days: 0 },
  { step: 4, days: 1 },
] as const
export type DueStep = (typeof dueSteps)[number]['step']
export const overdueStep: DueStep = 4

/** Days that an influencer has for changes, where the first due date is nearer. */
const daysForChanges = 7

/** The reminder that fits now: the latest that is reached, or none before the first. */
export function dueStepAt(dueAt: Date, at: Date): DueStep | null {
  const reached = dueSteps.filter(({ days }) => at.getTime() >= dueAt.getTime() + days * dayMs)
  return reached.at(-1)?.step ?? null
}

/** The due date once changes were asked for: never nearer than a week. */
export function dueAfterChanges(dueAt: Date | null, at: Date): Date {
  return new Date(Math.max(dueAt?.getTime() ?? 0, at.getTime() + daysForChanges * dayMs))
}

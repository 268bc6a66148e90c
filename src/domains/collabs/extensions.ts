const dayMs = 86_400_000

/** How much more time our team gives for content. */
export const extensionDays = [3, 7, 14] as const

/** So many days after the deadline, or after now where that is over. */
export function laterBy(days: number, dueAt: string, now: number): string {
  return new Date(Math.max(Date.parse(dueAt), now) + days * dayMs).toISOString()
}

const dayMs = 86_400_000
/** Days after completion when an opinion is shown even if the other side gave none. */
export const reviewDays = 14

/** When a lone opinion is shown to the other side. */
export function reviewShownFrom(completedAt: Date): Date {
  return new Date(completedAt.getTime() + reviewDays * dayMs)
}

/** Whether one side may read what the other thought: once both have given theirs, or after 14 days. */
export function isReviewShown(state: { given: number; completedAt: Date | null }, at: Date): boolean {
  if (state.given >= 2) return true
  return state.completedAt !== null && at >= reviewShownFrom(state.completedAt)
}

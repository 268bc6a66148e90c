/** Review of content. */
const dayMs = 86_400_000

/** Rounds of changes a brand may ask for; then its account manager is drawn in. */
export const maxRounds = 2
/** Days after which content in review is approved by itself. */
export const autoApproveDays = 7
/** Both sides are told this many days before. */
export const warningDays = [3, 1] as const

/** When content that entered review at `at` is approved by itself. */
export function autoApprovalOf(at: Date): Date {
  return new Date(at.getTime() + autoApproveDays * dayMs)
}

/** How many of the warnings are due: 0 to 2. */
export function warningsDue(autoApproveAt: Date, at: Date): number {
  return warningDays.filter((days) => at.getTime() >= autoApproveAt.getTime() - days * dayMs).length
}

/** Whether asking once more draws the account manager in instead of sending the content back. */
export function drawsManagerIn(rounds: number, side: 'brand' | 'staff'): boolean {
  return side === 'brand' && rounds >= maxRounds
}

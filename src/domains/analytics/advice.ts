/** After so many days without a request a brief needs a hand. */
const quietAfterDays = 14

/** What would help a live brief, in one sentence; null when it does well. */
export function adviceFor(brief: {
  liveDays: number
  daysSinceRequest: number | null
  spotsLeft: number
  bookableSlots: number
  withGuest: boolean
  held: boolean
}): string | null {
  if (brief.held) return 'On hold: answer the waiting requests, and it takes new ones again.'
  if (brief.spotsLeft === 0) return 'All places are taken. Add places, or let it rest.'
  if (brief.bookableSlots === 0) return 'No time can be booked in the next seven days. Add one to its weekly times.'
  if (Math.min(brief.liveDays, brief.daysSinceRequest ?? brief.liveDays) < quietAfterDays) return null
  return `No requests in ${quietAfterDays} days: widen the area${brief.withGuest ? ', or ask for fewer followers' : ', or add a guest'}.`
}

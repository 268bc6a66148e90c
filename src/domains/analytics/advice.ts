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
  if (brief.held) return 'On hold. Reply to the waiting requests to receive new ones.'
  if (brief.spotsLeft === 0) return 'All spots are taken. Add more spots or pause the brief.'
  if (brief.bookableSlots === 0) return 'No open slots in the next 7 days. Add times to its availability.'
  if (Math.min(brief.liveDays, brief.daysSinceRequest ?? brief.liveDays) < quietAfterDays) return null
  return `No new requests in ${quietAfterDays} days. Widen the area${brief.withGuest ? ' or lower the follower minimum' : ' or add a guest'}.`
}

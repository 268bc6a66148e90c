/** When the month before a moment began, as a provider counts months: the 31st of a shorter one is its last day. */
function monthBefore(end: Date): Date {
  const start = new Date(end)
  start.setUTCMonth(start.getUTCMonth() - 1)
  // Overflowed into the month it came from.
  if (start.getUTCDate() !== end.getUTCDate()) start.setUTCDate(0)
  return start
}

/**
 * What a dearer plan costs at once, in minor units: the difference for what is left of the month that has been paid. Providers
 * count by the second and round each line, so theirs may differ by a few pence, and tax comes on top.
 */
export function dueToday(monthly: { before: number; after: number }, periodEnd: Date, at: Date): number {
  const wholeMs = periodEnd.getTime() - monthBefore(periodEnd).getTime()
  const leftMs = Math.min(Math.max(periodEnd.getTime() - at.getTime(), 0), wholeMs)
  return Math.max(0, Math.round(((monthly.after - monthly.before) * leftMs) / wholeMs))
}

/** Hours or days until a moment, for deadlines: `5 hours left`, `2 days left`, `overdue by 3 hours`. */
export function timeLeftFrom(until: string | Date, from: Date): string {
  const ms = new Date(until).getTime() - from.getTime()
  const hours = Math.floor(Math.abs(ms) / 3_600_000)
  const amount =
    hours < 1
      ? `${Math.max(1, Math.floor(Math.abs(ms) / 60_000))} min`
      : hours < 48
        ? `${hours} hour${hours === 1 ? '' : 's'}`
        : // An hour less than a week is a week.
          `${Math.floor((hours + 1) / 24)} days`
  return ms < 0 ? `overdue by ${amount}` : `${amount} left`
}

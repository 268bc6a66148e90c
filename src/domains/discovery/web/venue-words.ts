import type { BrandFields } from '../../profiles/brand-profile.ts'

/** `within 3 hours`: rounded up, so that it is kept. */
export function replyWords(hours: number): string {
  if (hours <= 1) return 'within an hour'
  return hours <= 48 ? `within ${Math.ceil(hours)} hours` : `within ${Math.ceil(hours / 24)} days`
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Every day of the week with its hours; `Closed` where there are none. */
export function openDays(hours: BrandFields['openingHours']): { day: string; hours: string }[] {
  return dayNames.map((day, at) => {
    const spans = hours.filter(({ weekday }) => weekday === at + 1).toSorted((a, b) => a.from.localeCompare(b.from))
    return { day, hours: spans.map(({ from, to }) => `${from}–${to}`).join(', ') || 'Closed' }
  })
}

/** `2026-11-25`: so many days from today, as the reader's own calendar has it. */
export function dayFrom(days: number): string {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return day.toLocaleDateString('en-CA')
}

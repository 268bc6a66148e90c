/** When something may come back, by the clock of whoever puts it off: in three hours, tomorrow, in three days, on Monday; each morning at nine. */
export function snoozeTimes(from: Date): [words: string, time: Date][] {
  const morning = (days: number) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 9)
  const toMonday = (8 - from.getDay()) % 7 || 7
  return [
    ['In three hours', new Date(from.getTime() + 3 * 3_600_000)],
    ['Tomorrow', morning(1)],
    ['In three days', morning(3)],
    ['Next week', morning(toMonday)],
  ]
}

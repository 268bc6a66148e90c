/** When something may come back, by the clock of whoever puts it off: in three hours, tomorrow, in three days, on the next Monday; each morning at nine, the nearest first. */
export function snoozeTimes(from: Date): [words: string, time: Date][] {
  const morning = (days: number) => new Date(from.getFullYear(), from.getMonth(), from.getDate() + days, 9)
  const toMonday = (8 - from.getDay()) % 7 || 7
  return [
    ['In three hours', new Date(from.getTime() + 3 * 3_600_000)],
    ['Tomorrow', morning(1)],
    ...(toMonday === 1 || toMonday > 3 ? [['In three days', morning(3)] satisfies [string, Date]] : []),
    // On the eve of a Monday that is tomorrow.
    ['Next week', morning(toMonday > 1 ? toMonday : 8)],
  ]
}

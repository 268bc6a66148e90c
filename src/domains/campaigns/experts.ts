/** An expert answers within so many working hours. */
export const promisedHours = 4

/** “2 h”, “35 min”, “1 h 20 min”: working time. */
export function workingTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

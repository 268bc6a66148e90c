import type { Availability } from './brief.ts'

/** When a brief can be visited: its weekly windows on the clock of the venue, between its live days (both included). A brief's row is one. */
export type Calendar = { availability: Availability; timezone: string; liveFrom: string; liveUntil: string }

/** `24 hours’ notice`, `no notice`. */
export function leadTimeWords(hours: number): string {
  if (hours === 0) return 'no notice'
  return `${hours} ${hours === 1 ? 'hour’s' : 'hours’'} notice`
}

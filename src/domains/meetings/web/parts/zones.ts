import { plusoneCities, cityFacts, timezones, type City } from '../../../profiles/vocabulary.ts'

/** The zone this browser is in. */
export const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/London'

/** `Buenos Aires time, now 14:05`: whose clock it is, and what it shows. */
export function zoneWords(zone: string): string {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  const clock = new Date().toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })
  return `${place} time, now ${clock}`
}

/** Zones to choose from: one's own first. */
export function zoneChoices(current: string): { value: string; label: string }[] {
  return [...new Set([ownZone, current, ...timezones])].map((value) => ({ value, label: zoneWords(value) }))
}

/** A city of ours that the zone is named after. */
export function cityOfZone(zone: string): City | null {
  return plusoneCities.find((city) => zone.endsWith(`/${cityFacts[city].name.replaceAll(' ', '_')}`)) ?? null
}

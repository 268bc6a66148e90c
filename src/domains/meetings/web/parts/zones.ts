import type { OwnClock } from '../../meeting.ts'
import { clockOf } from '../../../../kit/web/format.ts'
import { zoneHere } from '../../../../kit/web/zones.ts'
import { timezones } from '../../../accounts/timezones.ts'
import { plusoneCities, cityFacts, type City } from '../../../profiles/vocabulary.ts'

/** The zone this browser is in. */
export const ownZone = zoneHere()

export function ownClock(): OwnClock {
  return { zone: ownZone, at: new Date().toISOString() }
}

/** `Buenos Aires time, now 14:05`: whose clock it is, and what it shows. */
export function zoneWords(zone: string, at: string): string {
  const place = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
  return `${place} time, now ${clockOf(at, zone)}`
}

/** Zones to choose from: one's own first. */
export function zoneChoices(current: string, own: OwnClock): { value: string; label: string }[] {
  return [...new Set([own.zone, current, ...timezones])].map((value) => ({ value, label: zoneWords(value, own.at) }))
}

/** A city of ours that the zone is named after. */
export function cityOfZone(zone: string): City | null {
  return plusoneCities.find((city) => zone.endsWith(`/${cityFacts[city].name.replaceAll(' ', '_')}`)) ?? null
}

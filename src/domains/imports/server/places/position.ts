import { iso1A2Code } from '@rapideditor/country-coder'
import tzLookup from '@photostructure/tz-lookup'
import { getTimezonesForCountry } from 'countries-and-timezones'
import { DateTime } from 'luxon'
import { type Timezone, timezones } from '../../../accounts/timezones.ts'
import type { Point } from '../../../profiles/city-around.ts'

/** The country of a point; null at sea. */
export function countryAt({ latitude, longitude }: Point): string | null {
  return iso1A2Code([longitude, latitude])
}

/** The time zone of a point in a country: the country’s own where it has one. */
export function zoneAt({ latitude, longitude }: Point, country: string): string {
  return zoneOfCountry(country) ?? tzLookup(latitude, longitude)
}

/** The time zone of a country that has only one; null where it has several. */
export function zoneOfCountry(country: string): string | null {
  const zones = getTimezonesForCountry(country)?.filter(({ aliasOf }) => !aliasOf) ?? []
  const [first] = zones
  const isOne = zones.every(
    ({ utcOffset, dstOffset }) => utcOffset === first?.utcOffset && dstOffset === first.dstOffset,
  )
  return first && isOne ? first.name : null
}

const ours = new Map<string, Timezone | null>()

/** The time zone of ours that shows the same time all year round; null where none does. */
export function ourZone(zone: string): Timezone | null {
  const known = ours.get(zone)
  if (known !== undefined) return known
  const exact = timezones.find((one) => one === zone)
  const found = exact ?? timezones.find((one) => sameTime(one, zone)) ?? null
  ours.set(zone, found)
  return found
}

function sameTime(a: string, b: string): boolean {
  return Array.from({ length: 24 }, (_, half) => half).every((half) => {
    const day = { year: 2026, month: Math.floor(half / 2) + 1, day: half % 2 ? 28 : 12 }
    return DateTime.fromObject(day, { zone: a }).offset === DateTime.fromObject(day, { zone: b }).offset
  })
}

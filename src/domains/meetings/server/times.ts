import { DateTime } from 'luxon'
import { must } from '../../../kit/contract/must.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { MeetingTimes } from '../contract.ts'
import { type MeetingLength, meetingLengths, daysShown, furthestDays, offerLeadMinutes } from '../meeting.ts'
import { type HostRow, listFreeTimes, listHosts } from './hosts.ts'

type Asked = {
  from?: string | undefined
  timezone: string
  with?: string | undefined
  minutes?: MeetingLength | undefined
}

/** The free times of a period as a visitor sees them: by the days of their own calendar, full ones left out. */
export async function viewTimes(db: Queryable, input: Asked): Promise<MeetingTimes> {
  const { timezone } = input
  const today = DateTime.fromJSDate(now(), { zone: timezone }).startOf('day')
  const end = today.plus({ days: furthestDays })
  const wanted = input.from ? DateTime.fromISO(input.from, { zone: timezone }).startOf('day') : today
  const first = wanted < today || wanted >= end ? today : wanted
  const until = DateTime.min(first.plus({ days: daysShown }), end)

  const hosts = await listHosts(db)
  const asked = hostOf(hosts, input.with)
  const from = new Date(Math.max(first.toMillis(), plus(now(), offerLeadMinutes * minuteMs).getTime()))
  const free = await listFreeTimes(db, hosts, { from, until: until.toJSDate(), asked })
  const lengths = meetingLengths.filter((length) => free.some(({ minutes }) => minutes === length))
  const minutes = lengths.find((length) => length === input.minutes) ?? lengths[0] ?? input.minutes ?? meetingLengths[0]
  const times = [...new Set(free.filter((one) => one.minutes === minutes).map(({ startsAt }) => startsAt.getTime()))]
  const byDay = Map.groupBy(times, (time) => must(DateTime.fromMillis(time, { zone: timezone }).toISODate()))
  return {
    timezone,
    from: must(first.toISODate()),
    minutes,
    lengths,
    days: [...byDay].map(([day, of]) => ({ day, times: of.map((time) => new Date(time).toISOString()) })),
    host: asked && { name: asked.name, slug: asked.slug, photo: asked.photo, role: asked.role },
    next: until < end ? until.toISODate() : null,
  }
}

/** The one who was asked for by name; null for whoever is free. */
export function hostOf(hosts: readonly HostRow[], slug: string | undefined): HostRow | null {
  return (slug && hosts.find((host) => host.slug === slug)) || null
}

import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL } from 'drizzle-orm'
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { DateTime } from 'luxon'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import { columnsOf } from '../../../kit/server/facts.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { CalendarPart } from '../../../kit/server/mail/calendar-part.ts'
import type { Actor } from '../../../access/roles.ts'
import { loadActor } from '../../accounts/server/load-actor.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { stayWords } from '../../briefs/stays.ts'
import { listLogisticsEvents } from '../../logistics/server/calendar.ts'
import { listHostEvents } from '../../meetings/server/host-calendar.ts'
import { allVenues } from '../../profiles/all-venues.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { openCalendarToken } from './calendar-link.ts'
import { feedTokenHash, maySeeCalendar } from './calendar-owner.ts'
import { collabPath } from '../../collabs/server/save.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import { tableFacts } from './facts.ts'
import { tableLines } from './table-view.ts'
import { calendarFeeds, visits } from './tables.ts'
import { guestsWords } from './words.ts'

/** How far back a calendar reaches, how many visits it holds at most, and how often a reader should ask again. */
const backMs = 60 * dayMs
const most = 1_000
const refreshSeconds = 3_600

/** The calendar behind a token as text (RFC 5545); null when the token opens nothing (any more). */
export async function calendarOf(db: Queryable, config: Config, token: string): Promise<string | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, feedTokenHash(token)))
  if (!feed) return null
  const actor = await actorOf(db, feed.accountUid)
  if (!actor || !maySeeCalendar(actor, feed.profileUid)) return null
  const rows = await listCalendarVisits(db, whose(actor, feed.profileUid))
  const calendar = makeCalendar(config, feed.profileUid, rows)
  for (const event of await listLogisticsEvents(db, config, actor, feed.profileUid)) calendar.createEvent(event)
  if (feed.profileUid === '') {
    const calls = await listHostEvents(db, config, feed.accountUid, plus(now(), -backMs))
    for (const call of calls) calendar.createEvent(call)
  }
  return calendar.toString()
}

const ofVisits = (config: Config) => ({
  prodId: { company: config.PRODUCT_NAME, product: 'visits' },
  timezone: { name: null, generator: (zone: string) => tzlib_get_ical_block(zone)[0] ?? null },
})

function makeCalendar(config: Config, profileUid: string, rows: readonly Row[]): ICalCalendar {
  const calendar = new ICalCalendar({
    ...ofVisits(config),
    name: nameOf(config.PRODUCT_NAME, profileUid, rows),
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
  })
  for (const row of rows) calendar.createEvent(eventOf(config, profileUid, row))
  return calendar
}

/** The booked visit of a collab, as its creator's calendar file; null where the token opens none (any more). */
export async function calendarOfLink(db: Queryable, config: Config, token: string): Promise<string | null> {
  const collabUid = openCalendarToken(config, token)
  if (!collabUid) return null
  const rows = await listCalendarVisits(db, and(eq(visits.collabUid, collabUid), eq(visits.live, true)))
  const [row] = rows
  return row ? makeCalendar(config, row.visit.influencerUid, rows).toString() : null
}

/** What invitations say of a visit, and the calendar object (RFC 5546) for one side of it: its end once it is off the calendar. */
export async function readInvitations(db: Queryable, config: Config, collabUids: readonly string[]) {
  const rows = await listCalendarVisits(db, inArray(visits.collabUid, [...collabUids]))
  return rows.map((row) => ({
    visit: row.visit,
    version: row.collab.version,
    timezone: row.brand.timezone,
    tableFor: (profileUid: string) => tableLines(row.table, isCreator(profileUid))[0] ?? null,
    summaryFor: (profileUid: string) => eventOf(config, profileUid, row).summary,
    calendarFor: (profileUid: string, email: string): CalendarPart => {
      const method = row.visit.live ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL
      const calendar = new ICalCalendar({ ...ofVisits(config), method })
      calendar.createEvent({
        ...eventOf(config, profileUid, row),
        organizer: { name: config.PRODUCT_NAME, email: addressOf(config.MAIL_FROM) },
        attendees: [{ email, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
      })
      return { method, content: calendar.toString() }
    },
  }))
}

/** The address of `Plusone <hello@plusone.test>`. */
const addressOf = (sender: string) => /<([^>]+)>/.exec(sender)?.[1] ?? sender

/** The owner of a feed as they are today; null once the account may not come in. */
async function actorOf(db: Queryable, accountUid: string): Promise<Actor | null> {
  try {
    return await loadActor(db, { accountUid, sessionUid: null, requestId: 'calendar', address: '' })
  } catch {
    return null
  }
}

/** Which visits a calendar holds; of the team's own, those of the brands one looks after (an admin's: all). */
function whose(actor: Actor, profileUid: string): SQL | undefined {
  if (profileUid.startsWith('influencer_')) return eq(visits.influencerUid, profileUid)
  if (profileUid.startsWith('brand_')) return eq(visits.brandUid, profileUid)
  if (profileUid === allVenues) return inArray(visits.brandUid, Object.keys(actor.brands))
  return actor.staff === 'admin' ? undefined : inArray(visits.brandUid, [...actor.assigned])
}

/** The visits of a calendar in their order. Where there are too many, those that are long over are left out, and then those that are furthest away. */
async function listCalendarVisits(db: Queryable, condition: SQL | undefined): Promise<Row[]> {
  const upcoming = await readVisits(db, and(condition, gte(visits.startsAt, now())), asc, most)
  const isPast = and(condition, lt(visits.startsAt, now()), gt(visits.startsAt, plus(now(), -backMs)))
  const past = upcoming.length < most ? await readVisits(db, isPast, desc, most - upcoming.length) : []
  return [...past.toReversed(), ...upcoming]
}

function readVisits(db: Queryable, condition: SQL | undefined, order: typeof asc, limit: number) {
  const { name, timezone, address, latitude, longitude, hostName, arrivalText, houseRules } = brandFacts
  return db
    .select({
      visit: visits,
      collab: { uid: collabFacts.uid, version: collabFacts.version, brandUid: collabFacts.brandUid },
      brand: { name, timezone, address, latitude, longitude, hostName, arrivalText, houseRules },
      title: briefFacts.title,
      table: columnsOf(tableFacts),
      creator: { name: influencerFacts.name, handle: influencerFacts.handle },
    })
    .from(visits)
    .innerJoin(collabFacts, eq(collabFacts.uid, visits.collabUid))
    .innerJoin(brandFacts, eq(brandFacts.uid, visits.brandUid))
    .innerJoin(influencerFacts, eq(influencerFacts.uid, visits.influencerUid))
    .innerJoin(briefFacts, eq(briefFacts.uid, visits.briefUid))
    .leftJoin(tableFacts, eq(tableFacts.collabUid, visits.collabUid))
    .where(condition)
    .orderBy(order(visits.startsAt), order(visits.uid))
    .limit(limit)
}
type Row = Awaited<ReturnType<typeof readVisits>>[number]

/**
 * A visit keeps its UID for ever; the collab's version counts every change, so a reader takes the newer of two. What was
 * called off stays as a cancelled event: leaving it out would leave it standing in some calendars.
 */
function eventOf(config: Config, profileUid: string, { visit, collab, brand, title, creator, table: row }: Row) {
  const isCreators = isCreator(profileUid)
  const guests = guestsWords(visit.guests)
  const link = `${config.publicUrl}${collabPath(collab, isCreators ? profileUid : collab.brandUid)}`
  const stay = stayLine(visit, brand.timezone)
  const [table] = tableLines(row, isCreators)
  const lines = isCreators
    ? [title, stay, table, brand.hostName && `Host: ${brand.hostName}`, brand.arrivalText, brand.houseRules, link]
    : [title, stay, `${creator.name} (@${creator.handle}) is coming ${guests}.`, table, link]
  return {
    id: `${visit.uid}@${new URL(config.publicUrl).hostname}`,
    sequence: collab.version,
    ...timesOf(visit, brand.timezone),
    summary: isCreators
      ? `${brand.name}: ${title}`
      : `${creator.name} ${guests}${profileUid === collab.brandUid ? '' : ` at ${brand.name}`}`,
    description: lines.filter(Boolean).join('\n'),
    url: link,
    location: locationOf(brand),
    status: statusOf(visit),
  }
}

const isCreator = (profileUid: string) => profileUid.startsWith('influencer_')

/** A stay is whole days, from check-in to check-out: it does not stand in the way of anything by the hour. */
function timesOf({ startsAt, endsAt, checkInOn, checkOutOn }: Row['visit'], timezone: string) {
  if (checkInOn && checkOutOn)
    return { allDay: true, start: DateTime.fromISO(checkInOn), end: DateTime.fromISO(checkOutOn) }
  const start = (at: Date) => DateTime.fromJSDate(at, { zone: timezone })
  return { start: start(startsAt), end: start(endsAt), timezone }
}

/** `2 nights, 12–14 Jun: check-in from 15:00, check-out by 11:00`, of a stay. */
function stayLine({ startsAt, endsAt, checkInOn, checkOutOn }: Row['visit'], timezone: string): string {
  if (!checkInOn || !checkOutOn) return ''
  const clock = (at: Date) => DateTime.fromJSDate(at, { zone: timezone }).toFormat('HH:mm')
  return `${stayWords({ checkInOn, checkOutOn }, now())}: check-in from ${clock(startsAt)}, check-out by ${clock(endsAt)}`
}

function locationOf({ name, address, latitude, longitude }: Row['brand']) {
  const geo = latitude === null || longitude === null ? {} : { geo: { lat: latitude, lon: longitude } }
  return { title: name, ...(address ? { address } : {}), ...geo }
}

function statusOf(visit: Row['visit']): ICalEventStatus {
  if (!visit.live) return ICalEventStatus.CANCELLED
  return visit.confirmedAt || visit.checkedInAt ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE
}

function nameOf(product: string, profileUid: string, rows: readonly Row[]): string {
  const brand = profileUid.startsWith('brand_') ? rows[0]?.brand.name : undefined
  if (profileUid === '') return `${product} visits and calls`
  return brand ? `${product}: ${brand}` : `${product} visits`
}

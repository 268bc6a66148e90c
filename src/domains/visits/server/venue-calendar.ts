import { eq, gt, and } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { WebsiteError, type Websites } from '../../../adapters/websites/websites.ts'
import { minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { getBrand } from '../../profiles/server/reads.ts'
import { venueBusy, venueCalendars } from './tables.ts'
import { type Busy, busyTimes, UnreadableCalendar } from './venue-calendar/busy-times.ts'
import { closeBusySlots, closesAheadMs } from './venue-calendar/close-slots.ts'

const purpose = 'venue-calendar'
/** How often a calendar is read; one that can’t be, less often. */
const everyMs = 15 * minuteMs
const afterFailureMs = 60 * minuteMs

export const sealedVenueCalendars: SealedColumn = {
  table: venueCalendars,
  column: venueCalendars.sealedAddress,
  key: [venueCalendars.brandUid],
  purpose,
}

/** `webcal:` is how calendars call https. */
export const addressOf = (given: string): string =>
  given
    .trim()
    .replace(/^webcals?:/i, 'https:')
    .replace(/^(?!https?:)(?=[^/]+\.)/i, 'https://')

/** When the venue is busy, as the calendar at an address says, or why it can’t be read. */
export async function readBusy(websites: Websites, address: string, timezone: string): Promise<Busy[] | string> {
  try {
    const text = await websites.readCalendar(address)
    return busyTimes(text, timezone, now(), plus(now(), closesAheadMs))
  } catch (error) {
    if (error instanceof UnreadableCalendar) return error.message
    if (error instanceof WebsiteError) return words[error.reason]
    throw error
  }
}

/** A venue reads these in its settings: it gave the address of a calendar, not of a page. */
const words: Record<WebsiteError['reason'], string> = {
  address: 'We can’t read a calendar at this address. Enter a public one that starts with https:// or webcal://.',
  unreachable:
    'We couldn’t open this calendar. Check that its address is still shared and opens from the internet, then try again.',
  redirects: 'This address redirects too many times. Copy the address of the calendar itself.',
  slow: 'This calendar took too long to load. We’ll try again.',
  type: 'There’s no calendar at this address. Copy the address that ends in .ics, then try again.',
  size: 'This calendar is too large. Use one with fewer past events.',
  length: 'This calendar is too large. Use one with fewer past events.',
}

/** Keeps an address whose calendar has just been read, in place of the one before. */
export async function keepCalendar(
  tx: Tx,
  secrets: Secrets,
  brandUid: string,
  address: string,
  busy: readonly Busy[],
): Promise<void> {
  const fields = {
    sealedAddress: seal(secrets, purpose, address),
    host: new URL(address).hostname,
    readAt: now(),
    nextAt: plus(now(), everyMs),
    problem: null,
    failingSince: null,
  }
  await tx
    .insert(venueCalendars)
    .values({ brandUid, ...fields })
    .onConflictDoUpdate({ target: venueCalendars.brandUid, set: fields })
  await keepBusy(tx, brandUid, busy)
}

async function keepBusy(tx: Tx, brandUid: string, busy: readonly Busy[]): Promise<void> {
  await tx.delete(venueBusy).where(eq(venueBusy.brandUid, brandUid))
  for (let from = 0; from < busy.length; from += 1_000)
    await tx.insert(venueBusy).values(busy.slice(from, from + 1_000).map((span) => ({ brandUid, ...span })))
  await closeBusySlots(tx, brandUid)
}

/** Forgets a venue’s calendar and opens its slots again. Answers whether there was one. */
export async function dropCalendar(tx: Tx, brandUid: string): Promise<boolean> {
  const gone = await tx.delete(venueCalendars).where(eq(venueCalendars.brandUid, brandUid)).returning()
  if (gone.length > 0) await closeBusySlots(tx, brandUid)
  return gone.length > 0
}

/** The address of a calendar that is due, and the clock of its venue; null once it has gone. */
export async function findCalendar(db: Queryable, config: Config, brandUid: string) {
  const [row] = await db.select().from(venueCalendars).where(eq(venueCalendars.brandUid, brandUid))
  const address = row && unseal(config, purpose, row.sealedAddress)
  if (!address) return null
  return { address, timezone: (await getBrand(db, brandUid)).timezone }
}

/** Keeps what came of reading a calendar again: what it says, or why it can’t be read; then what it said before still holds. */
export async function keepReading(tx: Tx, brandUid: string, read: Busy[] | string): Promise<void> {
  const [row] = await tx.select().from(venueCalendars).where(eq(venueCalendars.brandUid, brandUid)).for('update')
  if (!row) return
  const isRead = typeof read !== 'string'
  await tx
    .update(venueCalendars)
    .set(
      isRead
        ? { readAt: now(), nextAt: plus(now(), everyMs), problem: null, failingSince: null }
        : { nextAt: plus(now(), afterFailureMs), problem: read, failingSince: row.failingSince ?? now() },
    )
    .where(eq(venueCalendars.brandUid, brandUid))
  if (isRead) await keepBusy(tx, brandUid, read)
  else await closeBusySlots(tx, brandUid)
}

export async function viewVenueCalendar(db: Queryable, actor: Actor, brandUid: string) {
  const [row] = await db.select().from(venueCalendars).where(eq(venueCalendars.brandUid, brandUid))
  const busy = row ? await db.$count(venueBusy, and(eq(venueBusy.brandUid, brandUid), gt(venueBusy.endsAt, now()))) : 0
  return {
    calendar: row
      ? {
          host: row.host,
          readAt: row.readAt.toISOString(),
          problem: row.problem,
          failingSince: row.failingSince?.toISOString() ?? null,
          busy,
        }
      : null,
    can: { change: mayChange(actor, brandUid) },
  }
}

/** Whoever sees it may change it, but an account manager of other brands. */
const mayChange = (actor: Actor, brandUid: string): boolean =>
  brandUid in actor.brands || actor.staff === 'admin' || actor.assigned.has(brandUid)

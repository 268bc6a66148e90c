import { asc, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Websites } from '../../../../adapters/websites/websites.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { venueCalendars } from '../tables.ts'
import { findCalendar, keepReading, readBusy } from '../venue-calendar.ts'

/** So many are read in one run; the others are first in the next. */
const portion = 200

/** Reads venues’ calendars that are due, one after the other, each outside any transaction: a website may be slow. */
export const readVenueCalendars = (openWebsites: (config: Config) => Websites | null): DomainJob => ({
  name: 'read-venue-calendars',
  cron: '*/5 * * * *',
  run: async ({ db, config, log }) => {
    const websites = openWebsites(config)
    if (!websites) return
    const due = await db
      .select({ brandUid: venueCalendars.brandUid })
      .from(venueCalendars)
      .where(lte(venueCalendars.nextAt, now()))
      .orderBy(asc(venueCalendars.nextAt))
      .limit(portion)
    for (const { brandUid } of due) {
      try {
        const found = await findCalendar(db, config, brandUid)
        if (!found) continue
        const read = await readBusy(websites, found.address, found.timezone)
        await db.transaction((tx) => keepReading(tx, brandUid, read))
      } catch (error) {
        log.error({ err: error, uid: brandUid }, 'a venue’s calendar could not be kept')
      }
    }
  },
})

import { asc, lte } from 'drizzle-orm'
import type { DomainJob } from '../../../../access/server/handler.ts'
import type { Bookings } from '../../../../adapters/bookings/bookings.ts'
import { now } from '../../../../kit/server/clock.ts'
import type { Config } from '../../../../kit/server/config.ts'
import { findFull } from '../booking-system/free-tables.ts'
import { findSystem, keepAnswer } from '../booking-system/system.ts'
import { bookingSystems } from '../tables.ts'

/** So many are asked in one run; the others are first in the next. */
const portion = 100
/** So many venues’ systems are asked at the same time. */
const lanes = 5

/** Asks venues’ booking systems for free tables ahead: nothing is asked while somebody waits for a page. */
export const readFreeTables = (openBookings: (config: Config) => Bookings): DomainJob => ({
  name: 'read-free-tables',
  cron: '*/5 * * * *',
  run: async ({ db, config, log }) => {
    const bookings = openBookings(config)
    const due = await db
      .select({ brandUid: bookingSystems.brandUid })
      .from(bookingSystems)
      .where(lte(bookingSystems.nextAt, now()))
      .orderBy(asc(bookingSystems.nextAt))
      .limit(portion)
    const readOne = async (brandUid: string) => {
      try {
        const system = await findSystem(db, config, brandUid)
        if (!system) return
        const answer = await findFull(db, bookings, system)
        await db.transaction((tx) => keepAnswer(tx, brandUid, answer))
      } catch (error) {
        log.error({ err: error, uid: brandUid }, 'the free tables of a venue could not be kept')
      }
    }
    for (let from = 0; from < due.length; from += lanes)
      await Promise.all(due.slice(from, from + lanes).map(({ brandUid }) => readOne(brandUid)))
  },
})

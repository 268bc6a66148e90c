import { and, eq, gt, inArray, lt, ne, or } from 'drizzle-orm'
import type { DataSubject, PersonalData } from '../../../access/server/personal-data.ts'
import { inPages } from '../../../kit/server/in-pages.ts'
import {
  bookingSystems,
  calendarFeeds,
  doorLinks,
  slots,
  tableReservations,
  venueCalendars,
  visits,
  waitlist,
} from './tables.ts'

const ofSides = ({ influencerUids, brandUids }: DataSubject) =>
  or(inArray(visits.influencerUid, [...influencerUids]), inArray(visits.brandUid, [...brandUids]))

/** That somebody was there stays with the agreement; whom they brought and what they eat goes. */
export const visitData: PersonalData = {
  domain: 'visits',
  gather: async (db, of) => {
    const { uid, collabUid, startsAt, endsAt, checkInOn, checkOutOn } = visits
    const { guests, guestNames, confirmedAt, checkedInAt, lateMinutes, live } = visits
    // A venue sees needs around the visit alone.
    const isOwn = (uidOf: string) => of.influencerUids.includes(uidOf)
    return {
      visits: inPages(async (after, limit) => {
        const rows = await db
          .select({
            uid,
            collabUid,
            startsAt,
            endsAt,
            checkInOn,
            checkOutOn,
            guests,
            guestNames,
            confirmedAt,
            checkedInAt,
            lateMinutes,
            live,
            needs: visits.needs,
            influencerUid: visits.influencerUid,
          })
          .from(visits)
          .where(and(ofSides(of), gt(uid, after)))
          .orderBy(uid)
          .limit(limit)
        return rows.map(({ influencerUid, needs, ...row }) => ({ ...row, ...(isOwn(influencerUid) && { needs }) }))
      }),
    }
  },
  rows: [
    { table: slots, of: [slots.briefUid], without: [slots.closed] },
    { table: visits, of: [visits.brandUid, visits.collabUid], without: [visits.needs] },
    { table: waitlist, of: [waitlist.collabUid] },
  ],
  expire: {
    tables: async (db, before) => {
      await db.delete(tableReservations).where(lt(tableReservations.startsAt, before))
    },
  },
  forget: async (tx, of) => {
    // What is on its way to be given back still is.
    const { collabUid, brandUid, state } = tableReservations
    const isTheirs = or(inArray(collabUid, [...of.collabUids]), inArray(brandUid, [...of.brandUids]))
    await tx.delete(tableReservations).where(and(isTheirs, ne(state, 'cancelling')))
    await tx.delete(waitlist).where(inArray(waitlist.collabUid, [...of.collabUids]))
    await tx.update(visits).set({ guestNames: [], needs: null }).where(ofSides(of))
    await tx.delete(doorLinks).where(inArray(doorLinks.brandUid, [...of.brandUids]))
    await tx.delete(bookingSystems).where(inArray(bookingSystems.brandUid, [...of.brandUids]))
    await tx.delete(venueCalendars).where(inArray(venueCalendars.brandUid, [...of.brandUids]))
    await tx
      .delete(calendarFeeds)
      .where(
        or(
          eq(calendarFeeds.accountUid, of.account?.uid ?? ''),
          inArray(calendarFeeds.profileUid, [...of.brandUids, ...of.influencerUids]),
        ),
      )
  },
}

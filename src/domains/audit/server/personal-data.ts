import { and, eq, gt, inArray, ne, notInArray, or } from 'drizzle-orm'
import type { DataSubject, PersonalData } from '../../../access/server/personal-data.ts'
import { inPages } from '../../../kit/server/in-pages.ts'
import { kindsNotVenuesOwn } from './catalogue.ts'
import { events } from './tables.ts'

const about = ({ account, influencerUids, brandUids }: DataSubject) =>
  inArray(events.subjectUid, [...(account ? [account.uid] : []), ...influencerUids, ...brandUids])

/** What a venue wrote, and others for it. What its creators did is theirs. */
const ofBrands = ({ brandUids }: DataSubject) =>
  and(
    inArray(events.brandUid, [...brandUids]),
    ne(events.side, 'influencer'),
    notInArray(events.kind, kindsNotVenuesOwn()),
  )

/** That something was done, by which account and when, stays; what was written before and after goes. */
export const auditData: PersonalData = {
  domain: 'audit',
  gather: async (db, of) => {
    const { uid, at, kind, subjectUid, side } = events
    const own = eq(events.actorUid, of.account?.uid ?? '')
    const customers = inArray(events.side, ['brand', 'influencer', 'venue', 'reviewer', 'clock'])
    const theirs = and(or(own, about(of)), customers)
    return {
      log: inPages((after, limit) =>
        db
          .select({ uid, at, kind, subjectUid, side })
          .from(events)
          .where(and(theirs, gt(uid, after)))
          .orderBy(uid)
          .limit(limit),
      ),
    }
  },
  rows: [
    // That something was done and when; what it changed may be about others.
    {
      table: events,
      of: [events.brandUid],
      only: inArray(events.side, ['brand', 'influencer', 'venue', 'reviewer', 'clock']),
      without: [events.before, events.after, events.why],
    },
  ],
  forget: async (tx, of) => {
    await tx
      .update(events)
      .set({ before: null, after: null, why: null })
      .where(or(about(of), ofBrands(of)))
  },
}

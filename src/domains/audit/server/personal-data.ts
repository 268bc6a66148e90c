import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import type { DataSubject, PersonalData } from '../../../access/server/personal-data.ts'
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
    const { at, kind, subjectUid, side } = events
    const own = eq(events.actorUid, of.account?.uid ?? '')
    const customers = inArray(events.side, ['brand', 'influencer', 'venue', 'reviewer', 'clock'])
    const done = db.select({ at, kind, subjectUid, side }).from(events)
    return { log: await done.where(and(or(own, about(of)), customers)) }
  },
  forget: async (tx, of) => {
    await tx
      .update(events)
      .set({ before: null, after: null, why: null })
      .where(or(about(of), ofBrands(of)))
  },
}

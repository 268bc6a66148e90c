import { inArray, or } from 'drizzle-orm'
import type { PersonalData } from '../../../access/server/personal-data.ts'
import { reports } from './tables.ts'

/** Who was reported does not take along who reported them; deleted profiles leave no report. */
export const safetyData: PersonalData = {
  domain: 'safety',
  gather: async (db, { account, influencerUids, brandUids }) => {
    const { aboutUid, reason, details, createdAt, byUid, byAccountUid } = reports
    const mine = account ? inArray(byAccountUid, [account.uid]) : inArray(byUid, [...influencerUids, ...brandUids])
    return {
      reports: await db.select({ aboutUid, reason, details, createdAt }).from(reports).where(mine),
    }
  },
  forget: async (tx, { account, influencerUids, brandUids }) => {
    const profiles = [...influencerUids, ...brandUids]
    await tx
      .delete(reports)
      .where(
        or(
          inArray(reports.aboutUid, profiles),
          inArray(reports.byUid, profiles),
          inArray(reports.byAccountUid, account ? [account.uid] : []),
        ),
      )
  },
}

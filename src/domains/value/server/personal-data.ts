import { inArray } from 'drizzle-orm'
import { formerNames, type PersonalData } from '../../../access/server/personal-data.ts'
import { now } from '../../../kit/server/clock.ts'
import {
  bookingCodes,
  collabCosts,
  costSettings,
  heardTallies,
  monthlyReports,
  redemptions,
  storyLinks,
  trackedLinks,
} from './tables.ts'

/** What collabs cost and brought is a brand's own; its links end with it, and no name stays beside its numbers. */
export const valueData: PersonalData = {
  domain: 'value',
  gather: async (db, { brandUids, orgUids, collabUids }) => {
    const brands = [...brandUids]
    const costed = brands.length === 0 ? [] : [...collabUids]
    const { target, createdAt, endedAt } = trackedLinks
    return {
      'cost-settings': await db
        .select()
        .from(costSettings)
        .where(inArray(costSettings.orgUid, [...orgUids])),
      'collab-costs': await db.select().from(collabCosts).where(inArray(collabCosts.collabUid, costed)),
      'tracked-links': await db
        .select({ target, createdAt, endedAt })
        .from(trackedLinks)
        .where(inArray(trackedLinks.brandUid, brands)),
      'booking-codes': await db.select().from(bookingCodes).where(inArray(bookingCodes.brandUid, brands)),
      redemptions: await db.select().from(redemptions).where(inArray(redemptions.brandUid, brands)),
      'heard-tallies': await db.select().from(heardTallies).where(inArray(heardTallies.brandUid, brands)),
    }
  },
  forget: async (tx, { brandUids, orgUids, collabUids }) => {
    const collabsOf = [...collabUids]
    await tx.update(storyLinks).set({ revokedAt: now() }).where(inArray(storyLinks.collabUid, collabsOf))
    await tx.update(trackedLinks).set({ endedAt: now() }).where(inArray(trackedLinks.collabUid, collabsOf))
    if (brandUids.length === 0) return
    await tx
      .update(collabCosts)
      .set({ changedBy: formerNames.person, note: '' })
      .where(inArray(collabCosts.collabUid, collabsOf))
    await tx.delete(monthlyReports).where(inArray(monthlyReports.orgUid, [...orgUids]))
    await tx.delete(costSettings).where(inArray(costSettings.orgUid, [...orgUids]))
  },
}

import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Stay } from '../../briefs/brief.ts'
import { briefFacts } from '../../briefs/server/facts.ts'
import { brandFacts } from '../../profiles/server/facts.ts'

const offersOf = prepared((db) =>
  db
    .select({
      brief: {
        uid: briefFacts.uid,
        brandUid: briefFacts.brandUid,
        city: briefFacts.city,
        country: briefFacts.country,
        category: briefFacts.category,
        title: briefFacts.title,
        pictures: briefFacts.pictures,
        valueMinor: briefFacts.valueMinor,
        stay: sql<Stay | null>`${briefFacts.availability} -> 'stay'`,
        currency: briefFacts.currency,
        guests: briefFacts.guests,
        included: briefFacts.included,
        notIncluded: briefFacts.notIncluded,
        serviceCovered: briefFacts.serviceCovered,
        deliverables: briefFacts.deliverables,
        maxCollabs: briefFacts.maxCollabs,
        spotsTaken: briefFacts.spotsTaken,
        usageRights: briefFacts.usageRights,
        usageMonths: briefFacts.usageMonths,
        onlineMonths: briefFacts.onlineMonths,
      },
      brand: {
        uid: brandFacts.uid,
        name: brandFacts.name,
        profilePic: brandFacts.profilePic,
        address: brandFacts.address,
        city: brandFacts.city,
        timezone: brandFacts.timezone,
        hostName: brandFacts.hostName,
        hostPhone: brandFacts.hostPhone,
        arrivalText: brandFacts.arrivalText,
        houseRules: brandFacts.houseRules,
      },
    })
    .from(briefFacts)
    .innerJoin(brandFacts, eq(brandFacts.uid, briefFacts.brandUid))
    .where(sql`${briefFacts.uid} = any(${sql.placeholder('briefs')})`)
    .prepare('collab_offers'),
)

/** What a collab shows of its brief and its venue. */
export type Offer = Awaited<ReturnType<typeof offersOf>>[number]

/** The offers of briefs by uid, in one query. */
export async function findOffers(db: Queryable, briefUids: readonly string[]): Promise<Map<string, Offer>> {
  const rows = await offersOf(db, { briefs: [...new Set(briefUids)] })
  return new Map(rows.map((row) => [row.brief.uid, row]))
}

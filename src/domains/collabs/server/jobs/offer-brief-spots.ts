import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { now } from '../../../../kit/server/clock.ts'
import type { DomainJob } from '../../../../access/server/handler.ts'
import { briefFacts } from '../../../briefs/server/facts.ts'
import { moveBriefLine } from '../brief-waitlist.ts'
import { eachDueCollab } from '../due.ts'
import { briefWaitlist } from '../tables.ts'

/** Tells the next in line of a full brief when a place is free, however it came free. */
export const offerBriefSpots: DomainJob = {
  name: 'offer-brief-spots',
  cron: '* * * * *',
  run: async (parts) => {
    await eachDueCollab(
      parts,
      'offer-brief-spots',
      async (db, limit) => {
        const onOffer = sql`(select count(*) from ${briefWaitlist} o where o.brief_uid = ${briefFacts.uid} and o.offered_until >= ${now()})`
        const isFree = and(
          isNull(briefWaitlist.offeredUntil),
          eq(briefFacts.status, 'live'),
          sql`${briefFacts.maxCollabs} - ${briefFacts.spotsTaken} > ${onOffer}`,
        )
        const lapsed = and(isNotNull(briefWaitlist.offeredUntil), lt(briefWaitlist.offeredUntil, now()))
        const rows = await db
          .selectDistinct({ uid: briefWaitlist.briefUid })
          .from(briefWaitlist)
          .innerJoin(briefFacts, eq(briefFacts.uid, briefWaitlist.briefUid))
          .where(or(isFree, lapsed))
          .limit(limit)
        return rows.map((row) => row.uid)
      },
      moveBriefLine,
    )
  },
}

import { inArray } from 'drizzle-orm'
import type { Handler } from '../../../accounts/server/handler.ts'
import { findInfluencers, getBrand } from '../../../profiles/server/reads.ts'
import { doorCode } from '../code.ts'
import type { collabCalls } from '../../contract.ts'
import { brandOfDoor, listVisitsOn, venueDay } from '../door.ts'
import { collabs } from '../tables.ts'

/** Shows nothing but today. */
export const getDoorPage: Handler<typeof collabCalls.getDoorPage> = async ({ token }, { db, config }) => {
  const brand = await getBrand(db, await brandOfDoor(db, token))
  const day = venueDay(brand.timezone)
  const today = await listVisitsOn(db, brand.uid, day)
  const rows =
    today.length === 0
      ? []
      : await db
          .select()
          .from(collabs)
          .where(
            inArray(
              collabs.uid,
              today.map((visit) => visit.collabUid),
            ),
          )
  const influencers = await findInfluencers(
    db,
    today.map((visit) => visit.influencerUid),
  )
  return {
    ...{
      brandName: brand.name,
      timezone: brand.timezone,
      today: day.date,
      code: doorCode(config.secret, brand.uid, day.date),
    },
    guests: today.map((visit) => {
      const collab = rows.find((row) => row.uid === visit.collabUid)!
      const { profile } = influencers.get(visit.influencerUid)!
      const missed: 'did-not-come' | 'could-not-host' | 'expected' =
        collab.outcome === 'no-show'
          ? 'did-not-come'
          : collab.outcome === 'venue-failed'
            ? 'could-not-host'
            : 'expected'
      return {
        ...{
          visitUid: visit.uid,
          startsAt: visit.startsAt.toISOString(),
          name: profile.name,
          handle: profile.handle,
          avatar: profile.avatar,
          party: visit.party,
          needs: visit.needs,
        },
        includes: collab.terms?.included.join(', ') ?? '',
        state: visit.checkedInAt ? ('arrived' as const) : missed,
      }
    }),
  }
}

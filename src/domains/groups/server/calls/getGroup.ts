import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { together } from '../../../../kit/server/together.ts'
import { getPlan } from '../../../plans/server/subscription.ts'
import { countWaitingByVenue } from '../../../today/server/today.ts'
import type { groupCalls } from '../../contract.ts'
import { openTimes, venueFigures } from '../figures.ts'
import { maySpend, openGroup } from '../group.ts'

export const getGroup: Handler<typeof groupCalls.getGroup> = async ({ brandUid }, { actor, db }) => {
  const { org, venues } = await openGroup(db, actor, brandUid)
  const brandUids = venues.map(({ uid }) => uid)
  const [rows, open, waiting, plan] = await together(
    db,
    () => venueFigures(db, brandUids),
    () => openTimes(db, brandUids),
    () => countWaitingByVenue(db, { who: 'brand', accountUid: accountOf(actor), brandUids }),
    () => getPlan(db, org),
  )
  return {
    name: org.name,
    plan: plan.name,
    can: { addVenue: maySpend(actor, brandUid), importVenues: actor.brands[brandUid] === 'owner' },
    venues: rows.map(({ visits, content, ...venue }) => {
      const times = open.get(venue.uid)
      return {
        ...venue,
        role: actor.brands[venue.uid] ?? null,
        due: waiting.get(venue.uid) ?? { requests: 0, reviews: 0, others: 0, nextAt: null },
        visitsToday: visits.today,
        nextVisitAt: visits.next && new Date(visits.next).toISOString(),
        openTimes: times?.count ?? 0,
        nextOpenAt: times?.next.toISOString() ?? null,
        ...content,
      }
    }),
  }
}

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
    can: { addVenue: maySpend(actor, brandUid) },
    venues: rows.map(({ visits, content, ...venue }) => {
      const due = waiting.filter((one) => one.brandUid === venue.uid)
      const sumOf = (is: (kind: string) => boolean) =>
        due.filter(({ kind }) => is(kind)).reduce((sum, { count }) => sum + count, 0)
      const first = due.map(({ dueAt }) => dueAt.toISOString()).toSorted()[0]
      const times = open.get(venue.uid)
      return {
        ...venue,
        role: actor.brands[venue.uid] ?? null,
        due: {
          requests: sumOf((kind) => kind === 'request'),
          reviews: sumOf((kind) => kind === 'review'),
          others: sumOf((kind) => kind !== 'request' && kind !== 'review'),
          nextAt: first ?? null,
        },
        visitsToday: visits.today,
        nextVisitAt: visits.next && new Date(visits.next).toISOString(),
        openTimes: times?.count ?? 0,
        nextOpenAt: times?.next.toISOString() ?? null,
        ...content,
      }
    }),
  }
}

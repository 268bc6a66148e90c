import { and, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Actor } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { instant, type Moment } from '../../briefs/server/live.ts'
import type { Companions, VisitFilter, VisitPart } from '../../collabs/server/companions.ts'
import { type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'
import type { CollabView } from '../../collabs/views.ts'
import { needsAreShown } from '../windows.ts'
import { assertPreferred, bookPreferred, holdPreferred, viewPreferred } from './preferred.ts'
import { tableOf } from './table-view.ts'
import { findPlans, findVisit, spanOf, type Visit } from './reads.ts'
import type { When } from './slots.ts'
import { type tableReservations, visits, type waitlist } from './tables.ts'
import { dropVisit } from './visit.ts'
import { leaveLine } from './waitlist.ts'

type View = z.output<typeof CollabView>
type Table = typeof tableReservations.$inferSelect
type Waiting = typeof waitlist.$inferSelect

/** What a collab needs of its visit. */
export const visitCompanion: Companions['visits'] = {
  viewVisits,
  findState: findVisit,
  selectVisits,
  assertPreferred,
  holdPreferred,
  bookPreferred,
  end: async (acting, collab) => {
    const visit = await dropVisit(acting, collab)
    await leaveLine(acting, collab)
    return visit
  },
}

async function viewVisits(db: Queryable, actor: Actor, collabs: readonly Collab[]): Promise<Map<string, VisitPart>> {
  const plans = await findPlans(
    db,
    collabs.map(({ uid }) => uid),
  )
  const preferred = await viewPreferred(db, collabs)
  return new Map(
    collabs.map((collab) => {
      const { visit: state, waiting, table } = mustGet(plans, collab.uid)
      const visit = state && viewVisit(state, table, collab, sideOn(actor, collab))
      return [collab.uid, { state, visit, waiting: viewWaiting(waiting), preferred: preferred.get(collab.uid) ?? null }]
    }),
  )
}

/** Needs are the influencer's to see, and for a time the venue's. */
function viewVisit(visit: Visit, table: Table | null, collab: Collab, side: CollabSide): View['visit'] {
  const { uid, guests, guestNames, lateMinutes } = visit
  const seesNeeds = side === 'influencer' || (side === 'brand' && needsAreShown(spanOf(visit), now()))
  return {
    uid,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    ...stayOf(visit),
    guests,
    guestNames,
    needs: seesNeeds ? visit.needs : null,
    confirmed: visit.confirmedAt !== null,
    checkedInAt: visit.checkedInAt?.toISOString() ?? null,
    lateMinutes,
    proposed: visit.proposed ?? [],
    ...(visit.live && tableOf(table)),
    released: !visit.live && collab.outcome === 'open',
  }
}

function viewWaiting(waiting: Waiting | null): View['waiting'] {
  if (!waiting) return null
  const { startsAt, offeredUntil } = waiting
  return { startsAt: startsAt.toISOString(), ...stayOf(waiting), offeredUntil: offeredUntil?.toISOString() ?? null }
}

/** The dates of what is a stay. */
function stayOf({ checkInOn, checkOutOn }: When): Pick<NonNullable<View['visit']>, 'stay'> {
  return checkInOn && checkOutOn ? { stay: { checkInOn, checkOutOn } } : {}
}

function selectVisits(filter: VisitFilter, at: Moment): SQL {
  const { collabUid, brandUid, startsAt } = visits
  return sql`(select ${collabUid}, ${brandUid}, ${startsAt} from ${visits} where ${visits.live} and ${conditionOf(filter, instant(at))})`
}

function conditionOf(filter: VisitFilter, at: SQL): SQL | undefined {
  const tomorrow = sql`${at} + interval '1 day'`
  switch (filter) {
    case 'to-confirm':
      return and(isNull(visits.confirmedAt), isNull(visits.checkedInAt), lt(visits.startsAt, tomorrow))
    case 'ahead':
      return and(gt(visits.endsAt, at), isNull(visits.checkedInAt))
  }
}

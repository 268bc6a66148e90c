import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { ProfileType } from '../../accounts/roles.ts'
import { collabs, deliverables, visits } from '../../collabs/server/tables.ts'
import { events } from '../../notices/server/tables.ts'
import { pushToProfiles } from '../../notices/server/record.ts'
import { saveReliability } from '../../profiles/server/reliability.ts'
import { brandReliability, influencerReliability, type Mark, promptness } from '../reliability.ts'
import { influencerHistory } from './reliability-history.ts'
import { deliverableRounds, deliverableVersions } from './tables.ts'

/** What is looked back on: older things weigh next to nothing. */
export const most = 200

/** Computes and writes how reliable a profile is now, with what moved it. */
export async function refreshReliabilityOf(tx: Tx, type: ProfileType, uid: string): Promise<void> {
  const reliability = type === 'brand' ? await ofBrand(tx, uid) : await ofInfluencer(tx, uid)
  const { score, visits: count, formula, parts, raise } = reliability
  await saveReliability(tx, type, uid, score, { visits: count, formula, parts, raise })
  await pushToProfiles(tx, [uid], ['profile'])
}

async function ofInfluencer(db: Queryable, uid: string) {
  return influencerReliability(await influencerHistory(db, uid), now())
}

async function ofBrand(db: Queryable, uid: string) {
  const ours = eq(collabs.brandUid, uid)
  const past = await listVisits(db, ours, 'brand')
  const hosted = past.flatMap((row): Mark[] => markOf(row, 'venue-failed'))
  const asked = await db
    .select({
      requestedAt: collabs.requestedAt,
      answeredAt: collabs.answeredAt,
      closedAt: collabs.closedAt,
      outcome: collabs.outcome,
    })
    .from(collabs)
    .where(
      and(
        ours,
        eq(collabs.startedBy, 'influencer'),
        or(isNotNull(collabs.answeredAt), inArray(collabs.outcome, ['declined', 'expired'])),
      ),
    )
    .orderBy(desc(collabs.requestedAt))
    .limit(most)
  const answers = asked.map(({ requestedAt, answeredAt, closedAt, outcome }) => {
    const at = answeredAt ?? closedAt ?? requestedAt
    return { value: outcome === 'expired' ? 0 : promptness(at.getTime() - requestedAt.getTime()), at }
  })
  return brandReliability({ visits: hosted, answers, reviews: await listReviews(db, uid) }, now())
}

type PastVisit = {
  collabUid: string
  startsAt: Date
  checkedInAt: Date | null
  outcome: string
  cancelledLate: boolean
}

/** Visits that took place or should have, and those that `side` cancelled late. */
export async function listVisits(db: Queryable, whose: ReturnType<typeof eq>, side: ProfileType): Promise<PastVisit[]> {
  const cancelledLate = sql<boolean>`(${collabs.lateCancel} and exists (select 1 from ${events} where ${events.subjectUid} = ${collabs.uid} and ${events.kind} = 'collab.cancelled' and ${events.side} = ${side}))`
  return db
    .select({
      collabUid: collabs.uid,
      startsAt: visits.startsAt,
      checkedInAt: visits.checkedInAt,
      outcome: collabs.outcome,
      cancelledLate,
    })
    .from(visits)
    .innerJoin(collabs, eq(collabs.uid, visits.collabUid))
    .where(
      and(
        whose,
        or(isNotNull(visits.checkedInAt), inArray(collabs.outcome, ['no-show', 'venue-failed']), collabs.lateCancel),
      ),
    )
    .orderBy(desc(visits.startsAt))
    .limit(most)
}

/** A visit counts as kept, as missed by this side, or not at all. */
export function markOf(row: PastVisit, missed: 'no-show' | 'venue-failed'): Mark[] {
  if (row.checkedInAt) return [{ value: 1, at: row.startsAt }]
  return row.outcome === missed || row.cancelledLate ? [{ value: 0, at: row.startsAt }] : []
}

/** How fast each submitted version was answered: sent back, or approved. */
async function listReviews(db: Queryable, brandUid: string): Promise<Mark[]> {
  const answeredAt = sql<Date | null>`coalesce(${deliverableRounds.askedAt}, ${deliverables.approvedAt})`.mapWith(
    deliverables.approvedAt,
  )
  const rows = await db
    .select({
      submittedAt: sql<Date>`greatest(${deliverableVersions.submittedAt}, ${collabs.deliveredAt})`.mapWith(
        deliverables.approvedAt,
      ),
      answeredAt,
    })
    .from(deliverableVersions)
    .innerJoin(deliverables, eq(deliverables.uid, deliverableVersions.deliverableUid))
    .innerJoin(collabs, eq(collabs.uid, deliverables.collabUid))
    .leftJoin(
      deliverableRounds,
      and(
        eq(deliverableRounds.deliverableUid, deliverables.uid),
        eq(deliverableRounds.version, deliverableVersions.number),
        eq(deliverableRounds.drawnIn, false),
      ),
    )
    .where(
      and(
        eq(collabs.brandUid, brandUid),
        isNotNull(deliverableVersions.submittedAt),
        or(
          isNotNull(deliverableRounds.askedAt),
          and(isNotNull(deliverables.approvedAt), eq(deliverables.fileVersion, deliverableVersions.number)),
        ),
      ),
    )
    .orderBy(desc(deliverableVersions.submittedAt))
    .limit(most)
  return rows.flatMap((row) =>
    row.answeredAt
      ? [{ value: promptness(row.answeredAt.getTime() - row.submittedAt.getTime()), at: row.answeredAt }]
      : [],
  )
}

import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { dayMs, hourMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { ProfileType } from '../../../access/roles.ts'
import { collabs } from '../../collabs/server/tables.ts'
import { events } from '../../audit/server/tables.ts'
import { type Mark, promptness } from '../reliability.ts'
import { deliverableRounds, deliverableVersions, deliverables } from './tables.ts'
import { visits } from '../../visits/server/tables.ts'

/** What is looked back on: older things weigh next to nothing. */
const most = 200

const lateByDays = 14

/** A mark with the collab it comes from, and what happened in words. */
export type Move = Mark & { collabUid: string; text: string }

/** What an influencer's reliability is made of, newest first: visits, deliveries, pieces. */
export async function influencerHistory(
  db: Queryable,
  uid: string,
): Promise<{ visits: Move[]; content: Move[]; firstTry: Move[] }> {
  const mine = eq(collabs.influencerUid, uid)
  const past = await listVisits(db, mine, 'influencer')
  const due = await db
    .select({ collabUid: collabs.uid, deliveredAt: collabs.deliveredAt, contentDueAt: collabs.contentDueAt })
    .from(collabs)
    .where(
      and(
        mine,
        isNotNull(collabs.contentDueAt),
        or(
          isNotNull(collabs.deliveredAt),
          and(eq(collabs.outcome, 'open'), eq(collabs.stage, 4), sql`${collabs.contentDueAt} < ${now()}`),
        ),
      ),
    )
    .orderBy(desc(collabs.contentDueAt))
    .limit(most)
  const pieces = await db
    .select({ collabUid: collabs.uid, approvedAt: deliverables.approvedAt, rounds: deliverables.rounds })
    .from(deliverables)
    .innerJoin(collabs, eq(collabs.uid, deliverables.collabUid))
    .where(and(mine, isNotNull(deliverables.approvedAt)))
    .orderBy(desc(deliverables.approvedAt))
    .limit(most)
  return {
    visits: past.flatMap((row) =>
      markOf(row, 'no-show').map((mark) => ({ ...mark, collabUid: row.collabUid, text: visitWords(row, mark) })),
    ),
    content: due.map(({ collabUid, deliveredAt, contentDueAt }) => ({
      value: inTime(deliveredAt, contentDueAt!),
      at: deliveredAt ?? contentDueAt!,
      collabUid,
      text: deliveryWords(deliveredAt, contentDueAt!),
    })),
    firstTry: pieces.map(({ collabUid, approvedAt, rounds }) => ({
      value: [1, 0.45][rounds] ?? 0,
      at: approvedAt!,
      collabUid,
      text:
        ['A piece was right at the first try', 'A piece took one round of changes'][rounds] ??
        'A piece took two rounds of changes',
    })),
  }
}

function visitWords(row: { outcome: string }, mark: Mark): string {
  if (mark.value === 1) return 'You kept your visit'
  return row.outcome === 'no-show' ? 'You did not come' : 'You cancelled less than 48 hours before'
}

function deliveryWords(deliveredAt: Date | null, dueAt: Date): string {
  if (!deliveredAt) return 'Content is overdue'
  return deliveredAt <= dueAt ? 'You delivered in time' : 'You delivered late'
}

function inTime(deliveredAt: Date | null, dueAt: Date): number {
  if (!deliveredAt) return 0
  const days = (deliveredAt.getTime() - dueAt.getTime()) / dayMs
  return days <= 0 ? 1 : Math.max(0, 0.5 - days / lateByDays / 2)
}

/** What a brand's reliability is made of, newest first: visits hosted, requests answered, content reviewed. */
export async function brandHistory(
  db: Queryable,
  uid: string,
): Promise<{ visits: Move[]; answers: Move[]; reviews: Move[] }> {
  const ours = eq(collabs.brandUid, uid)
  const past = await listVisits(db, ours, 'brand')
  const asked = await db
    .select({
      collabUid: collabs.uid,
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
  return {
    visits: past.flatMap((row) =>
      markOf(row, 'venue-failed').map((mark) => ({ ...mark, collabUid: row.collabUid, text: hostedWords(row, mark) })),
    ),
    answers: asked.map(({ collabUid, requestedAt, answeredAt, closedAt, outcome }) => {
      const at = answeredAt ?? closedAt ?? requestedAt
      const took = at.getTime() - requestedAt.getTime()
      return outcome === 'expired'
        ? { value: 0, at, collabUid, text: 'A request was never answered' }
        : { value: promptness(took), at, collabUid, text: `A request answered ${after(took)}` }
    }),
    reviews: await listReviews(db, uid),
  }
}

function hostedWords(row: { outcome: string }, mark: Mark): string {
  if (mark.value === 1) return 'A visit was hosted'
  return row.outcome === 'venue-failed'
    ? 'A guest could not be hosted'
    : 'A visit was cancelled less than 48 hours before'
}

type PastVisit = {
  collabUid: string
  startsAt: Date
  checkedInAt: Date | null
  outcome: string
  cancelledLate: boolean
}

/** Visits that took place or should have, and those that `side` cancelled late. */
async function listVisits(db: Queryable, whose: ReturnType<typeof eq>, side: ProfileType): Promise<PastVisit[]> {
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
function markOf(row: PastVisit, missed: 'no-show' | 'venue-failed'): Mark[] {
  if (row.checkedInAt) return [{ value: 1, at: row.startsAt }]
  return row.outcome === missed || row.cancelledLate ? [{ value: 0, at: row.startsAt }] : []
}

/** How fast each submitted version was answered: sent back, or approved. */
async function listReviews(db: Queryable, brandUid: string): Promise<Move[]> {
  const answeredAt = sql<Date | null>`coalesce(${deliverableRounds.askedAt}, ${deliverables.approvedAt})`.mapWith(
    deliverables.approvedAt,
  )
  const rows = await db
    .select({
      collabUid: collabs.uid,
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
  return rows.flatMap(({ answeredAt: at, submittedAt, collabUid }) => {
    if (!at) return []
    const took = at.getTime() - submittedAt.getTime()
    return [{ value: promptness(took), at, collabUid, text: `Content reviewed ${after(took)}` }]
  })
}

function after(ms: number): string {
  const hours = Math.round(ms / hourMs)
  return hours < 48 ? `within ${Math.max(1, hours)} hours` : `after ${Math.round(hours / 24)} days`
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { dayMs, now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { collabFacts } from '../../collabs/server/facts.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import { type Collab } from '../../collabs/server/reads.ts'
import { hasBlocked } from '../../profiles/server/reads.ts'
import { whyClosed } from '../rules.ts'
import { briefQuestions, messages, threadSettings, threads } from './tables.ts'
import { visitFacts } from '../../visits/server/facts.ts'
import { findVisits, type Visit } from '../../visits/server/reads.ts'

export type Message = typeof messages.$inferSelect
export type ThreadSettings = typeof threadSettings.$inferSelect

/** The thread of a collab that is known to exist: they begin together. With it, whether its creator had asked about the brief. */
export async function getThreadOf(db: Queryable, { uid, briefUid, influencerUid }: Collab) {
  const { lastAt, helpRequestedAt } = threads
  const hasQuestion = sql<boolean>`exists (select 1 from ${briefQuestions} q
    where q.brief_uid = ${briefUid} and q.influencer_uid = ${influencerUid})`
  return one(await db.select({ lastAt, helpRequestedAt, hasQuestion }).from(threads).where(eq(threads.collabUid, uid)))
}

/** A message of a thread; `not-found` for one of another. */
export async function getMessageOf(db: Queryable, collabUid: string, uid: string): Promise<Message> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.uid, uid), eq(messages.collabUid, collabUid)))
  if (!message) throw new CallError('not-found', 'That message isn’t in this conversation.')
  return message
}

/** How accounts read threads: those that have settings for it. */
export async function findThreadSettings(
  db: Queryable,
  accountUids: readonly string[],
  collabUids: readonly string[],
): Promise<ThreadSettings[]> {
  if (accountUids.length === 0 || collabUids.length === 0) return []
  return db
    .select()
    .from(threadSettings)
    .where(
      and(inArray(threadSettings.accountUid, [...accountUids]), inArray(threadSettings.collabUid, [...collabUids])),
    )
}

/** Collabs whose visit is confirmed, made or behind them: their sides may know each other's phone and mail. */
export async function findAcquainted(
  db: Queryable,
  collabs: readonly Pick<Collab, 'uid' | 'stage'>[],
): Promise<Set<string>> {
  const visits = await findVisits(
    db,
    collabs.map(({ uid }) => uid),
  )
  const acquainted = collabs.filter(({ uid, stage }) => isAcquainted({ stage, visit: visits.get(uid) ?? null }))
  return new Set(acquainted.map(({ uid }) => uid))
}

type VisitState = Pick<Visit, 'live' | 'confirmedAt' | 'checkedInAt'>

/** Whether the sides of a collab may know each other's phone and mail. */
export function isAcquainted({ stage, visit }: Pick<Collab, 'stage'> & { visit: VisitState | null }): boolean {
  return stage >= 5 || Boolean(visit?.live && (visit.confirmedAt ?? visit.checkedInAt))
}

/** The same in a statement that joins the facts of collabs and visits; null where there is no visit. */
export const acquainted = sql`(${collabFacts.stage} >= 5
  or ${visitFacts.live} and coalesce(${visitFacts.confirmedAt}, ${visitFacts.checkedInAt}) is not null)`

/** Why a side cannot write in a collab's thread now; null when it can. The team always can. */
export async function findClosure(db: Queryable, collab: Collab, side: CollabSide): Promise<string | null> {
  if (side === 'staff') return null
  if (await hasBlocked(db, collab.brandUid, collab.influencerUid))
    return 'You can’t message each other any more. If something is urgent, ask our team for help.'
  const [written] = await db
    .select({
      bySide: sql<number>`count(*) filter (where ${messages.side} = ${side})::int`,
      others: sql<boolean>`coalesce(bool_or(${messages.side} <> ${side}), false)`,
    })
    .from(messages)
    .where(eq(messages.collabUid, collab.uid))
  return whyClosed({
    stage: collab.stage,
    endedDaysAgo: collab.closedAt ? Math.floor((now().getTime() - collab.closedAt.getTime()) / dayMs) : null,
    writtenBySide: written?.bySide ?? 0,
    otherSideWrote: written?.others ?? false,
  })
}

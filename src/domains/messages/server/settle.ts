import { and, eq, inArray, sql } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { mustGet } from '../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import { getSeveral, type Parties, pushToSide } from './desk.ts'
import { messages, threadDesks, threads, threadSettings } from './tables.ts'
import { findParties } from './view.ts'

/** Being done with threads, and putting them off: never with a message that whoever does it has not seen. */

const longestMs = 30 * dayMs
const wrongTime = 'Choose a time within the next 30 days.'

/** A thread, and when its last message was written that whoever acts has seen. */
export type SeenThread = { collab: Parties; lastAt: Date }

/** Threads that are known by their collabs, as the actor saw them; throws not-found where the actor does not see one. */
export async function getSeen(
  tx: Tx,
  actor: Actor,
  threadsSeen: readonly { collabUid: string; lastAt: string }[],
): Promise<SeenThread[]> {
  const lastOf = new Map(threadsSeen.map(({ collabUid, lastAt }) => [collabUid, new Date(lastAt)]))
  const found = await getSeveral(tx, actor, [...lastOf.keys()])
  return found.map((collab) => ({ collab, lastAt: mustGet(lastOf, collab.uid) }))
}

type LastMessage = { collabUid: string; uid: string }

/** The last message of each of these threads, and apart from them those in which somebody else wrote since the actor looked. */
async function lookAtLast(
  tx: Tx,
  actor: Actor,
  seen: readonly SeenThread[],
): Promise<{ last: LastMessage[]; behind: Parties[] }> {
  const seenUntil = sql`(select seen.at from unnest(${sql.param(seen.map(({ collab }) => collab.uid))}::text[],
    ${sql.param(seen.map(({ lastAt }) => lastAt.toISOString()))}::timestamptz[]) as seen(collab_uid, at)
    where seen.collab_uid = ${threads}.collab_uid)`
  const rows = await tx
    .select({
      collabUid: threads.collabUid,
      uid: sql<string>`coalesce(${threads.lastUid}, '')`,
      isBehind: sql<boolean>`exists (select 1 from ${messages} m where m.collab_uid = ${threads}.collab_uid
        and m.account_uid <> ${accountOf(actor)} and m.at > ${seenUntil})`,
    })
    .from(threads)
    .where(
      inArray(
        threads.collabUid,
        seen.map(({ collab }) => collab.uid),
      ),
    )
  const unseen = new Set(rows.flatMap(({ collabUid, isBehind }) => (isBehind ? [collabUid] : [])))
  return {
    last: rows.flatMap(({ collabUid, uid, isBehind }) => (isBehind ? [] : [{ collabUid, uid }])),
    behind: seen.flatMap(({ collab }) => (unseen.has(collab.uid) ? [collab] : [])),
  }
}

/**
 * Marks threads as done for everybody of a side until somebody writes. Whoever does has read them: those in which somebody
 * wrote what they had not seen stay open, and are answered.
 */
export async function setDone(
  tx: Tx,
  actor: Actor,
  { seen, side }: { seen: readonly SeenThread[]; side: CollabSide },
): Promise<Parties[]> {
  const accountUid = accountOf(actor)
  const { last, behind } = await lookAtLast(tx, actor, seen)
  if (last.length > 0) {
    await tx
      .insert(threadDesks)
      .values(last.map(({ collabUid, uid }) => ({ collabUid, side, doneUid: uid, doneAt: now(), doneBy: accountUid })))
      .onConflictDoUpdate({
        target: [threadDesks.collabUid, threadDesks.side],
        set: { doneUid: sql`excluded.done_uid`, doneAt: sql`excluded.done_at`, doneBy: sql`excluded.done_by` },
      })
    await tx
      .insert(threadSettings)
      .values(last.map(({ collabUid, uid }) => ({ collabUid, side, accountUid, readUid: uid })))
      .onConflictDoUpdate({
        target: [threadSettings.collabUid, threadSettings.accountUid],
        set: { readUid: sql`greatest(${threadSettings.readUid}, excluded.read_uid)`, snoozedUntil: null },
      })
  }
  const collabs = seen.map(({ collab }) => collab)
  await pushToSide(tx, collabs, side)
  return behind
}

/** Takes back that threads were done for everybody of a side. */
export async function setOpen(tx: Tx, collabs: readonly Parties[], side: CollabSide): Promise<void> {
  const collabUids = collabs.map(({ uid }) => uid)
  await tx
    .update(threadDesks)
    .set({ doneUid: null, doneAt: null, doneBy: null })
    .where(and(inArray(threadDesks.collabUid, collabUids), eq(threadDesks.side, side)))
  await pushToSide(tx, collabs, side)
}

/**
 * Puts threads off for the actor alone, until a time within 30 days or until somebody writes; null shows them again. Those in
 * which somebody wrote what the actor had not seen stay where they are, and are answered.
 */
export async function setSnoozed(
  tx: Tx,
  actor: Actor,
  { seen, side, until }: { seen: readonly SeenThread[]; side: CollabSide; until: Date | null },
): Promise<Parties[]> {
  if (until && (until <= now() || until > plus(now(), longestMs)))
    throw new CallError('invalid-argument', wrongTime, {
      details: { fields: [{ field: 'until', message: wrongTime }] },
    })
  const accountUid = accountOf(actor)
  if (until === null) {
    const collabUids = seen.map(({ collab }) => collab.uid)
    await tx
      .update(threadSettings)
      .set({ snoozedUntil: null })
      .where(and(inArray(threadSettings.collabUid, collabUids), eq(threadSettings.accountUid, accountUid)))
    await pushTo(tx, [accountUid], ['message'])
    return []
  }
  const { last, behind } = await lookAtLast(tx, actor, seen)
  if (last.length > 0)
    await tx
      .insert(threadSettings)
      .values(last.map(({ collabUid, uid }) => ({ collabUid, side, accountUid, snoozedUntil: until, snoozedUid: uid })))
      .onConflictDoUpdate({
        target: [threadSettings.collabUid, threadSettings.accountUid],
        set: { snoozedUntil: until, snoozedUid: sql`excluded.snoozed_uid` },
      })
  await pushTo(tx, [accountUid], ['message'])
  return behind
}

/** What became of threads, for whoever wanted to be done with them or to put them off. */
export async function viewSettled(
  db: Queryable,
  actor: Actor,
  seen: readonly SeenThread[],
  behind: readonly Parties[],
): Promise<{ done: boolean; stayedOpen: string[]; explanation: string | null }> {
  return {
    done: behind.length < seen.length,
    stayedOpen: behind.map(({ uid }) => uid),
    explanation: await stayedOpenWords(db, actor, behind),
  }
}

async function stayedOpenWords(db: Queryable, actor: Actor, behind: readonly Parties[]): Promise<string | null> {
  const [collab] = behind
  if (!collab) return null
  if (behind.length > 1) return `There are new messages in ${behind.length} conversations, so they stay in your inbox.`
  const { brand, influencer } = (await findParties(db, [collab]))(collab)
  const names = { brand: influencer.name, influencer: brand.name, staff: `${brand.name} and ${influencer.name}` }
  return `There’s a new message in the conversation with ${names[sideOn(actor, collab)]}, so it stays in your inbox.`
}

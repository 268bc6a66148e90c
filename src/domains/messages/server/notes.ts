import { and, desc, eq, ilike, inArray } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts } from '../../accounts/server/facts.ts'
import { type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import type { Collab } from '../../collabs/server/reads.ts'

import type { ThreadNote } from '../contract/notes.ts'
import { type NoteSide, threadNotes } from './tables.ts'

/** The only file that reads `thread_notes` by the thread: always those of one side. */

const most = 200

/** The side whose notes an actor reads and writes: a creator has none, and is answered as if there were no collab. */
export function noteSideOf(actor: Actor, collab: Pick<Collab, 'brandUid' | 'influencerUid'>): NoteSide {
  const side = sideOn(actor, collab)
  if (side === 'influencer')
    throw new CallError('not-found', 'We couldn’t find that collab. Check the link, then try again.')
  return side
}

const columns = {
  uid: threadNotes.uid,
  at: threadNotes.at,
  accountUid: threadNotes.accountUid,
  text: threadNotes.text,
  author: accountFacts.displayName,
}

type Row = { uid: string; at: Date; accountUid: string; text: string; author: string | null }

function viewNote({ uid, at, accountUid, text, author }: Row, actor: Actor): ThreadNote {
  return { uid, at: at.toISOString(), author: author ?? 'Someone', byMe: accountUid === actor.accountUid, text }
}

/** The newest note of a side in each of several threads that has a pattern, for an actor of that side. */
export async function findMatchingNotes(
  db: Queryable,
  actor: Actor,
  side: CollabSide,
  collabUids: readonly string[],
  pattern: string,
): Promise<{ collabUid: string; at: Date; text: string }[]> {
  if (side === 'influencer' || actor.viewing) return []
  return db
    .selectDistinctOn([threadNotes.collabUid], {
      collabUid: threadNotes.collabUid,
      at: threadNotes.at,
      text: threadNotes.text,
    })
    .from(threadNotes)
    .where(
      and(
        inArray(threadNotes.collabUid, [...collabUids]),
        eq(threadNotes.side, side),
        ilike(threadNotes.text, pattern),
      ),
    )
    .orderBy(threadNotes.collabUid, desc(threadNotes.uid))
}

/** The notes of the actor’s own side in a thread, newest first. */
export async function listNotes(db: Queryable, actor: Actor, collab: Collab): Promise<ThreadNote[]> {
  // What a brand's people write to each other alone is not for our team, whoever they view as.
  if (actor.viewing) return []
  const rows = await db
    .select(columns)
    .from(threadNotes)
    .leftJoin(accountFacts, eq(accountFacts.uid, threadNotes.accountUid))
    .where(and(eq(threadNotes.collabUid, collab.uid), eq(threadNotes.side, noteSideOf(actor, collab))))
    .orderBy(desc(threadNotes.uid))
    .limit(most)
  return rows.map((row) => viewNote(row, actor))
}

/** Writes a note for the actor’s own side, once for each key. */
export async function writeNote(
  tx: Tx,
  actor: Actor,
  collab: Collab,
  { key, text }: { key: string; text: string },
): Promise<ThreadNote> {
  const accountUid = accountOf(actor)
  const { uid: collabUid, brandUid, influencerUid } = collab
  await tx
    .insert(threadNotes)
    .values({
      uid: newUid('thread_note'),
      collabUid,
      brandUid,
      influencerUid,
      side: noteSideOf(actor, collab),
      at: now(),
      accountUid,
      key,
      text,
    })
    .onConflictDoNothing()
  const written = await tx
    .select(columns)
    .from(threadNotes)
    .leftJoin(accountFacts, eq(accountFacts.uid, threadNotes.accountUid))
    .where(and(eq(threadNotes.collabUid, collabUid), eq(threadNotes.accountUid, accountUid), eq(threadNotes.key, key)))
  return viewNote(one(written), actor)
}

/** A note that the actor may take away, with its thread: their own, or as an admin one of our people’s. */
export async function lockOwnNote(tx: Tx, actor: Actor, uid: string) {
  const [note] = await tx.select().from(threadNotes).where(eq(threadNotes.uid, uid)).for('update')
  const isOwn = note?.accountUid === actor.accountUid
  if (!note || !(isOwn || (actor.staff === 'admin' && note.side === 'staff')))
    throw new CallError('not-found', 'We couldn’t find that note. Someone may have deleted it.')
  return note
}

/** Takes a note away. */
export async function removeNote(tx: Tx, uid: string): Promise<void> {
  await tx.delete(threadNotes).where(eq(threadNotes.uid, uid))
}

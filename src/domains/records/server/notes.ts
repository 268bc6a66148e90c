import { and, eq, isNotNull } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { recordPolicy } from './policy.ts'
import { recordNotes } from './tables.ts'

/** How many notes stay at the top of one record. */
const mostPinned = 10

/** A note of a record that the caller writes on, locked; throws not-found otherwise. */
export async function lockNote(tx: Tx, actor: Actor, uid: string) {
  const [note] = await tx.select().from(recordNotes).where(eq(recordNotes.uid, uid)).for('update')
  if (!note || !may(recordPolicy, actor, 'write', note))
    throw new CallError('not-found', 'We couldn’t find that note. Someone may have deleted it.')
  return note
}

/** Refuses another pin where there are enough. */
export async function assertPinsLeft(tx: Tx, recordUid: string): Promise<void> {
  const pinned = and(eq(recordNotes.recordUid, recordUid), isNotNull(recordNotes.pinnedAt))
  if ((await tx.$count(recordNotes, pinned)) >= mostPinned)
    throw new CallError('failed-precondition', `${mostPinned} notes are pinned already. Unpin one first.`)
}

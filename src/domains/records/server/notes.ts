import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { forgetDocuments } from '../../media/server/forget-files.ts'
import { heldByMessages } from '../../messages/server/documents.ts'
import { recordPolicy } from './policy.ts'
import { getSubject } from './subjects.ts'
import { recordNotes } from './tables.ts'

/** How many notes stay at the top of one record. */
const mostPinned = 10

/** A note of a record that the caller writes on, locked, with its record; throws not-found otherwise. */
export async function lockNote(tx: Tx, actor: Actor, uid: string) {
  const [note] = await tx.select().from(recordNotes).where(eq(recordNotes.uid, uid)).for('update')
  const subject = note && (await getSubject(tx, actor, note.recordUid))
  if (!subject || !may(recordPolicy, actor, 'write', subject))
    throw new CallError('not-found', 'We couldn’t find that note. Someone may have deleted it.')
  return { note, subject }
}

/** Deletes notes, and their PDFs that no other note and no message holds. Pictures may be elsewhere: they stay whoever's they are. */
export async function removeNotes(tx: Tx, where: SQL | undefined): Promise<void> {
  const gone = await tx.delete(recordNotes).where(where).returning({ files: recordNotes.files })
  const uids = gone.flatMap(({ files }) => files.map(({ uid }) => uid))
  const held = new Set([...(await heldByNotes(tx, uids)), ...(await heldByMessages(tx, uids))])
  await forgetDocuments(
    tx,
    uids.filter((uid) => !held.has(uid)),
  )
}

/** Which of these files a note holds. */
export async function heldByNotes(tx: Tx, uids: readonly string[]): Promise<Set<string>> {
  if (uids.length === 0) return new Set()
  const { rows } = await tx.execute<{ uid: string }>(sql`select distinct file ->> 'uid' as uid
    from ${recordNotes} cross join lateral jsonb_array_elements(${recordNotes.files}) as file
    where ${recordNotes.files} <> '[]' and file ->> 'uid' = any(${sql.param([...uids])}::text[])`)
  return new Set(rows.map(({ uid }) => uid))
}

/** Refuses another pin where there are enough. */
export async function assertPinsLeft(tx: Tx, recordUid: string): Promise<void> {
  const pinned = and(eq(recordNotes.recordUid, recordUid), isNotNull(recordNotes.pinnedAt))
  if ((await tx.$count(recordNotes, pinned)) >= mostPinned)
    throw new CallError('failed-precondition', `${mostPinned} notes are pinned already. Unpin one first.`)
}

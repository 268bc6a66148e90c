import { and, eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { fileOwners, files, type StoredFile } from './tables.ts'

/** Files by their uids, in no order; what does not exist is missing. No permission is checked. */
export async function unsafeFindFiles(db: Queryable, uids: readonly string[]): Promise<StoredFile[]> {
  return uids.length === 0
    ? []
    : db
        .select()
        .from(files)
        .where(inArray(files.uid, [...uids]))
}

/** A picture or video that the actor brought (staff: any); `not-found` otherwise. What others brought cannot be attached to anything. */
export async function getOwnFile(db: Queryable, actor: Actor, uid: string): Promise<StoredFile> {
  const file = await getOwn(db, actor, uid)
  // What only messages can play, or only they and notes hold, is nowhere else.
  if (file.kind === 'audio' || file.kind === 'document') throw nothing()
  return file
}

/** A picture or PDF that the actor brought; `not-found` otherwise. */
export async function getOwnAttachment(db: Queryable, actor: Actor, uid: string): Promise<StoredFile> {
  const file = await getOwn(db, actor, uid)
  if (file.kind !== 'image' && file.kind !== 'document') throw nothing()
  return file
}

/** A PDF that the actor brought; `not-found` otherwise. */
export async function getOwnDocument(db: Queryable, actor: Actor, uid: string): Promise<StoredFile> {
  const file = await getOwn(db, actor, uid)
  if (file.kind !== 'document') throw nothing()
  return file
}

/** A voice note that the actor recorded; `not-found` otherwise. */
export async function getOwnVoiceNote(db: Queryable, actor: Actor, uid: string): Promise<StoredFile> {
  const file = await getOwn(db, actor, uid)
  if (file.kind !== 'audio') throw nothing()
  return file
}

const nothing = () => new CallError('not-found', 'We couldn’t find that file.')

async function getOwn(db: Queryable, actor: Actor, uid: string): Promise<StoredFile> {
  const mine = and(eq(fileOwners.fileUid, files.uid), eq(fileOwners.accountUid, actor.accountUid ?? ''))
  const [row] = await db
    .select({ file: files, owner: fileOwners.accountUid })
    .from(files)
    .leftJoin(fileOwners, mine)
    .where(eq(files.uid, uid))
  if (!row || (!row.owner && !isStaff(actor))) throw nothing()
  return row.file
}

/** Makes files public: for what is shown on profiles and in the feed. Their addresses then need no signature. */
export async function showPublicly(tx: Tx, uids: readonly string[]): Promise<void> {
  if (uids.length === 0) return
  const shown = await tx
    .update(files)
    .set({ visibility: 'public' })
    .where(inArray(files.uid, [...uids]))
    .returning({ posterPath: files.posterPath })
  const posters = shown.flatMap(({ posterPath }) => posterPath ?? [])
  if (posters.length > 0) await tx.update(files).set({ visibility: 'public' }).where(inArray(files.path, posters))
}

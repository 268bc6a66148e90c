import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import { CallError } from '../contract/errors.ts'
import { dayMs, now, plus } from './clock.ts'
import type { Db, Queryable, Tx } from './database.ts'
import { idempotencyKeys } from './tables.ts'

/** How long a repeated send is answered with what the first one made. */
const rememberedForMs = dayMs
/** What a header may carry: 8 to 200 printable characters without spaces, such as a UUID. */
const validKey = /^[\x21-\x7e]{8,200}$/

/** One send of a call that takes a key: whose, of what, under which key, with which input. */
export type Attempt = { caller: string; call: string; key: string; requestHash: string }

/** The attempt that an `Idempotency-Key` stands for. Throws `invalid-argument` for a key that cannot be one. */
export function attemptOf(caller: string | null, call: string, key: string, data: unknown): Attempt {
  if (!validKey.test(key))
    throw new CallError('invalid-argument', 'Idempotency-Key: use 8 to 200 characters without spaces, such as a UUID.')
  const requestHash = createHash('sha256')
    .update(JSON.stringify(data ?? {}))
    .digest('base64url')
  return { caller: caller ?? '', call, key, requestHash }
}

/** What the first send was answered with, if there was one. Throws `failed-precondition` if it asked for something else. */
export async function findAnswer(db: Queryable, attempt: Attempt): Promise<{ answer: unknown } | null> {
  const [first] = await db.select().from(idempotencyKeys).where(isAttempt(attempt))
  if (!first) return null
  if (first.requestHash !== attempt.requestHash)
    throw new CallError('failed-precondition', 'This Idempotency-Key was used for another request. Send a new key.')
  return { answer: first.answer }
}

/**
 * Claims the key for the transaction, or answers with what the first send made: one that is still under way is waited
 * for. A transaction that fails gives the key back.
 */
export async function claimKey(tx: Tx, attempt: Attempt): Promise<{ answer: unknown } | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...attempt, answer: null, createdAt: now() })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0 ? null : findAnswer(tx, attempt)
}

/** Remembers the answer beside what was made, in the same transaction. */
export async function saveAnswer(tx: Tx, attempt: Attempt, answer: unknown): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: sql`${JSON.stringify(answer ?? null)}::jsonb` })
    .where(isAttempt(attempt))
}

/** Deletes keys of more than a day ago. */
export async function forgetAnswers(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, plus(now(), -rememberedForMs)))
}

function isAttempt({ caller, call, key }: Attempt) {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key))
}

/** Deletes every answer that was kept for this caller. */
export async function forgetAnswersOf(tx: Tx, caller: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.caller, caller))
}

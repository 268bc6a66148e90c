import { and, eq, gt, isNull } from 'drizzle-orm'
import { newUid } from '../../../kit/contract/ids.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Tx } from '../../../kit/server/database.ts'
import { accounts, sessions } from './tables.ts'
import { hashSecret, makeSecret } from './tokens.ts'

/** A session ends 30 days after it was last used. */
export const sessionMs = 30 * dayMs

/** Opens a session; answers the cookie's token, which is stored nowhere. */
export async function openSession(tx: Tx, accountUid: string, device: string): Promise<string> {
  const { token, hash } = makeSecret()
  const at = now()
  await tx.insert(sessions).values({
    uid: newUid('session'),
    accountUid,
    tokenHash: hash,
    device: device.slice(0, 300),
    createdAt: at,
    lastSeenAt: at,
    expiresAt: plus(at, sessionMs),
  })
  await tx.update(accounts).set({ lastSeenAt: at }).where(eq(accounts.uid, accountUid))
  return token
}

/** The live session behind a cookie, prolonged; null when it ended, was revoked, or its account is disabled. */
export async function touchSession(db: Db, token: string): Promise<{ uid: string; accountUid: string } | null> {
  const at = now()
  const [session] = await db
    .update(sessions)
    .set({ lastSeenAt: at, expiresAt: plus(at, sessionMs) })
    .from(accounts)
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        eq(accounts.uid, sessions.accountUid),
        isNull(accounts.disabledAt),
      ),
    )
    .returning({ uid: sessions.uid, accountUid: sessions.accountUid })
  return session ?? null
}

/** Ends the session of a cookie. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: now() })
    .where(eq(sessions.tokenHash, hashSecret(token)))
}

/** Ends every session of an account, everywhere. */
export async function closeAllSessions(tx: Tx, accountUid: string): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(eq(sessions.accountUid, accountUid), isNull(sessions.revokedAt)))
}

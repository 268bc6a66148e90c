import { and, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProfileType } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { say } from '../../../kit/server/bus.ts'
import { dayMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Db, Queryable, Tx } from '../../../kit/server/database.ts'
import { forgetActor } from './forget-actors.ts'
import { accounts, sessions } from './tables.ts'
import { hashSecret, makeSecret } from './tokens.ts'

/** A session ends 30 days after it was last used, and 90 days after it began however much it is used (ASVS 5.0, 7.3). */
export const sessionMs = 30 * dayMs
const longestSessionMs = 90 * dayMs
/** An account has at most this many browsers signed in: of one more, the one used longest ago is signed out. */
const mostSessions = 20
/** One as somebody else ends half an hour after it began, used or not. */
export const sessionAsMs = 30 * minuteMs

/** So long a proof of who it is holds for changes that ask for one. */
export const confirmedForMs = 10 * minuteMs

/** Says of which account sessions have ended, so that every process closes what they hold open. */
export const sessionsChannel = 'sessions'

/** A session as somebody else lasts only while whoever began it is an admin. */
export const mayGoOn = (byUid: SQL | PgColumn) => sql`(${byUid} is null or exists (
  select 1 from staff t join accounts a on a.uid = t.account_uid
  where t.account_uid = ${byUid} and t.role = 'admin' and a.disabled_at is null))`

/** Whether the one of a session views as a profile. */
const isViewing = (at: Date) => sql<boolean>`coalesce(${sessions.viewingUntil} > ${at}::timestamptz, false)`

/** Opens a session; answers the cookie's token, which is stored nowhere. */
export async function openSession(
  tx: Tx,
  accountUid: string,
  device: string,
  byUid: string | null = null,
): Promise<string> {
  const { token, hash } = makeSecret()
  const at = now()
  await tx.insert(sessions).values({
    uid: newUid('session'),
    accountUid,
    tokenHash: hash,
    device: device.slice(0, 300),
    createdAt: at,
    lastSeenAt: at,
    confirmedAt: at,
    expiresAt: plus(at, byUid ? sessionAsMs : sessionMs),
    byUid,
  })
  await closeBeyond(tx, accountUid, mostSessions)
  // An admin's look is not a visit of theirs.
  if (!byUid) await tx.update(accounts).set({ lastSeenAt: at }).where(eq(accounts.uid, accountUid))
  return token
}

/** The live session behind a cookie, prolonged; null when it ended, was revoked, or its account is disabled. */
export async function touchSession(
  db: Db,
  token: string,
): Promise<{ uid: string; accountUid: string; byUid: string | null; isViewing: boolean; expiresAt: Date } | null> {
  const at = now()
  const [session] = await db
    .update(sessions)
    .set({
      lastSeenAt: at,
      expiresAt: sql`case when ${sessions.byUid} is null then least(${plus(at, sessionMs)}::timestamptz, ${sessions.createdAt} + ${`${longestSessionMs} milliseconds`}::interval) else ${sessions.expiresAt} end`,
    })
    .from(accounts)
    .where(
      and(
        eq(sessions.tokenHash, hashSecret(token)),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        eq(accounts.uid, sessions.accountUid),
        isNull(accounts.disabledAt),
        mayGoOn(sessions.byUid),
      ),
    )
    .returning({
      uid: sessions.uid,
      accountUid: sessions.accountUid,
      byUid: sessions.byUid,
      isViewing: isViewing(at),
      expiresAt: sessions.expiresAt,
    })
  if (session && !session.byUid)
    await db.update(accounts).set({ lastSeenAt: at }).where(eq(accounts.uid, session.accountUid))
  return session ?? null
}

/** The sessions of an account that are open, the latest used first. */
export async function listSessions(db: Queryable, accountUid: string): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountUid, accountUid), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(50)
}

/** Which of these are over: signed out, ended, or of a disabled account. */
export async function findOver(db: Queryable, sessionUids: readonly string[]): Promise<Set<string>> {
  const live = await db
    .select({ uid: sessions.uid })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.uid, sessions.accountUid))
    .where(
      and(
        inArray(sessions.uid, [...sessionUids]),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now()),
        isNull(accounts.disabledAt),
        mayGoOn(sessions.byUid),
      ),
    )
  const open = new Set(live.map(({ uid }) => uid))
  return new Set(sessionUids.filter((uid) => !open.has(uid)))
}

/** Ends the session of a cookie. Answers whose it was. */
export async function closeSession(
  tx: Tx,
  token: string,
): Promise<{ accountUid: string; byUid: string | null; isViewing: boolean } | null> {
  const [session] = await tx
    .update(sessions)
    .set({ revokedAt: now() })
    .where(and(eq(sessions.tokenHash, hashSecret(token)), isNull(sessions.revokedAt)))
    .returning({ accountUid: sessions.accountUid, byUid: sessions.byUid, isViewing: isViewing(now()) })
  if (session) await sayEnded(tx, session.accountUid)
  return session ?? null
}

/** Ends sessions of an account: one, all but one, or all, everywhere. Answers how many were open. */
export async function closeSessions(
  tx: Tx,
  accountUid: string,
  which: { only?: string; except?: string | null } = {},
): Promise<number> {
  const closed = await tx
    .update(sessions)
    .set({ revokedAt: now() })
    .where(
      and(
        eq(sessions.accountUid, accountUid),
        isNull(sessions.revokedAt),
        which.only ? eq(sessions.uid, which.only) : undefined,
        which.except ? ne(sessions.uid, which.except) : undefined,
      ),
    )
    .returning({ uid: sessions.uid })
  if (closed.length > 0) await sayEnded(tx, accountUid)
  return closed.length
}

async function closeBeyond(tx: Tx, accountUid: string, most: number): Promise<void> {
  const oldest = await tx
    .select({ uid: sessions.uid })
    .from(sessions)
    .where(and(eq(sessions.accountUid, accountUid), isNull(sessions.revokedAt), gt(sessions.expiresAt, now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.uid))
    .offset(most)
  for (const { uid } of oldest) await closeSessions(tx, accountUid, { only: uid })
}

async function sayEnded(tx: Tx, accountUid: string): Promise<void> {
  await say(tx, sessionsChannel, accountUid)
  await forgetActor(tx, accountUid)
}

/**
 * The person of a session has just proven who they are: its cookie is replaced, so that whoever copied the former one is out
 * (ASVS 5.0, 7.2.4). Answers the new token.
 */
export async function confirmSession(tx: Tx, session: { uid: string; accountUid: string }): Promise<string> {
  const token = await replaceToken(tx, session.uid, { confirmedAt: now() })
  await forgetActor(tx, session.accountUid)
  return token
}

/** Gives a session another token; the one before opens nothing. */
export async function replaceToken(tx: Tx, uid: string, besides: { confirmedAt?: Date } = {}): Promise<string> {
  const { token, hash } = makeSecret()
  await tx
    .update(sessions)
    .set({ tokenHash: hash, ...besides })
    .where(eq(sessions.uid, uid))
  return token
}

/** The profile that a session shows when it comes back. */
export async function chooseProfile(
  tx: Tx,
  sessionUid: string,
  profile: { uid: string; type: ProfileType },
): Promise<void> {
  await tx
    .update(sessions)
    .set({ profileUid: profile.uid, profileType: profile.type })
    .where(eq(sessions.uid, sessionUid))
}

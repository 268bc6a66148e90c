import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { retention } from '../../../access/retention.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { dayMs, now, plus } from '../../../kit/server/clock.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { networkOf } from '../../../kit/server/limits.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { type SecurityEventKind, signInKinds } from '../security-events.ts'
import { deviceName } from './device.ts'
import { accounts, securityEvents, sessions } from './tables.ts'

/** How long events are kept (ASVS 5.0, 16.3). */
export const securityEventsMs = retention.signInActivity.days * dayMs

/** Where something comes from: the address of the connection, what the browser calls itself, and the hash of its mark. */
export type Visitor = { address: string; device: string; browser?: string }

/** Writes down what happened to the ways into an account. Answers the event's id. */
export async function recordSecurityEvent(
  db: Queryable,
  accountUid: string,
  kind: SecurityEventKind,
  { address, device, browser }: Visitor,
): Promise<string> {
  const network = networkOf(address)
  const uid = newUid('security_event')
  await db
    .insert(securityEvents)
    .values({ uid, accountUid, kind, at: now(), network, device: deviceName(device), browser })
  return uid
}

/** Writes a refusal down for whose account it was about, where that is known. Throws it again. */
export async function recordRefusal(
  db: Queryable,
  error: unknown,
  about: { accountUid: string | null; kind: SecurityEventKind; visitor: Visitor },
): Promise<never> {
  const { accountUid, kind, visitor } = about
  if (error instanceof CallError && accountUid) await recordSecurityEvent(db, accountUid, kind, visitor)
  throw error
}

/** The visitor behind a call: the browser is that of the session, where there is one. */
export async function visitorOfCall(db: Queryable, { address, sessionUid, device = '' }: Caller): Promise<Visitor> {
  const [session] = sessionUid
    ? await db.select({ device: sessions.device }).from(sessions).where(eq(sessions.uid, sessionUid))
    : []
  return { address, device: session?.device ?? device }
}

/** The events of an account, newest first, from the one after `before` on. */
export async function listSecurityEvents(
  db: Queryable,
  accountUid: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<(typeof securityEvents.$inferSelect)[]> {
  return db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.accountUid, accountUid), before ? lt(securityEvents.uid, before) : undefined))
    .orderBy(desc(securityEvents.uid))
    .limit(limit)
}

const signedIn = (accountUid: string) =>
  and(
    eq(securityEvents.accountUid, accountUid),
    inArray(securityEvents.kind, signInKinds),
    gt(securityEvents.at, plus(now(), -securityEventsMs)),
  )

/** Whether somebody has signed in to this account from this network lately. */
export async function isKnownNetwork(db: Queryable, accountUid: string, { address }: Visitor): Promise<boolean> {
  const [known] = await db
    .select({ uid: securityEvents.uid })
    .from(securityEvents)
    .where(and(signedIn(accountUid), eq(securityEvents.network, networkOf(address))))
    .limit(1)
  return known !== undefined
}

/**
 * Whether this account was signed in to before, be it longer ago than events are kept, and lately never by this browser; where
 * its mark was not kept with an event, by no browser of its name.
 */
export async function isNewDevice(db: Queryable, accountUid: string, { device, browser }: Visitor): Promise<boolean> {
  const known = await db
    .selectDistinct({ device: securityEvents.device, browser: securityEvents.browser })
    .from(securityEvents)
    .where(signedIn(accountUid))
  if (known.length > 0)
    return !known.some((one) => (one.browser ? one.browser === browser : one.device === deviceName(device)))
  const [account] = await db
    .select({ lastSeenAt: accounts.lastSeenAt })
    .from(accounts)
    .where(eq(accounts.uid, accountUid))
  return Boolean(account?.lastSeenAt)
}

export function viewSecurityEvent({ uid, kind, at, network, device }: typeof securityEvents.$inferSelect) {
  return { uid, kind, at: at.toISOString(), network, device }
}

import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { hashSecret, makeSecret } from './tokens.ts'
import type { SignInLinkPurpose } from '../link-purposes.ts'
import { accounts, passkeys, signInLinks } from './tables.ts'

/** Sign-in, reset and quick-login links work for 15 minutes, those to sign in as someone for 2; the second step of a sign-in may take 10; what sets a first password for 72 hours, an invitation for a week. */
export const linkLifeMs: Record<SignInLinkPurpose, number> = {
  'sign-in': 15 * minuteMs,
  'password-reset': 15 * minuteMs,
  'quick-login': 15 * minuteMs,
  'set-password': 72 * hourMs,
  invitation: 7 * dayMs,
  'sign-in-as': 2 * minuteMs,
  'second-factor': 10 * minuteMs,
}

/** Makes a one-time token for an account; only its hash is kept. `byUid` is the admin who will be signed in as it. */
export async function makeSignInLink(
  tx: Queryable,
  accountUid: string,
  purpose: SignInLinkPurpose,
  byUid: string | null = null,
): Promise<string> {
  const { token, hash } = makeSecret()
  await tx.insert(signInLinks).values({
    tokenHash: hash,
    purpose,
    accountUid,
    byUid,
    createdAt: now(),
    expiresAt: plus(now(), linkLifeMs[purpose]),
  })
  return token
}

/** Uses a token up. Answers the account and who made the link to act as it, or null when it is unknown, used, expired, or meant for something else. */
export async function useSignInLink(
  tx: Tx,
  token: string,
  purposes: readonly SignInLinkPurpose[],
): Promise<{ accountUid: string; byUid: string | null } | null> {
  const [link] = await tx
    .update(signInLinks)
    .set({ usedAt: now() })
    .where(
      and(eq(signInLinks.tokenHash, hashSecret(token)), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now())),
    )
    .returning({ accountUid: signInLinks.accountUid, purpose: signInLinks.purpose, byUid: signInLinks.byUid })
  return link && purposes.includes(link.purpose) ? link : null
}

/** Whose link a token is or was, whatever became of it; null for none of ours. */
export async function findOwnerOfLink(db: Queryable, token: string): Promise<string | null> {
  const [link] = await db
    .select({ accountUid: signInLinks.accountUid })
    .from(signInLinks)
    .where(eq(signInLinks.tokenHash, hashSecret(token)))
  return link?.accountUid ?? null
}

/** Why a token opens nothing: it was used, it is too old, or it is not one of ours (any more). */
export async function whyLinkFails(db: Queryable, token: string): Promise<'used' | 'expired' | 'unknown'> {
  const [link] = await db
    .select({ usedAt: signInLinks.usedAt })
    .from(signInLinks)
    .where(eq(signInLinks.tokenHash, hashSecret(token)))
  if (!link) return 'unknown'
  return link.usedAt ? 'used' : 'expired'
}

/** Whose a token is, held until the end of the transaction and not used up; null when it opens nothing. */
export async function lockSignInLink(
  tx: Tx,
  token: string,
  purpose: SignInLinkPurpose,
): Promise<{ accountUid: string } | null> {
  const [link] = await tx
    .select({ accountUid: signInLinks.accountUid })
    .from(signInLinks)
    .where(
      and(
        eq(signInLinks.tokenHash, hashSecret(token)),
        eq(signInLinks.purpose, purpose),
        isNull(signInLinks.usedAt),
        gt(signInLinks.expiresAt, now()),
      ),
    )
    .for('update')
  return link ?? null
}

/** The address of whose token it is, which stays good; null when it opens nothing. */
export async function findEmailOfLink(
  db: Queryable,
  token: string,
  purposes: readonly SignInLinkPurpose[],
): Promise<string | null> {
  const [row] = await db
    .select({ email: accounts.email })
    .from(signInLinks)
    .innerJoin(accounts, eq(accounts.uid, signInLinks.accountUid))
    .where(
      and(
        eq(signInLinks.tokenHash, hashSecret(token)),
        inArray(signInLinks.purpose, [...purposes]),
        isNull(signInLinks.usedAt),
        gt(signInLinks.expiresAt, now()),
      ),
    )
  return row?.email ?? null
}

/** Uses up whatever other links of an account still stand open. */
export async function endSignInLinks(tx: Tx, accountUid: string): Promise<void> {
  await tx
    .update(signInLinks)
    .set({ usedAt: now() })
    .where(and(eq(signInLinks.accountUid, accountUid), isNull(signInLinks.usedAt)))
}

/** Whether somebody can sign in without being mailed a link. */
export async function hasWayIn(db: Queryable, account: { uid: string; passwordHash: string | null }): Promise<boolean> {
  if (account.passwordHash) return true
  const found = await db
    .select({ uid: passkeys.uid })
    .from(passkeys)
    .where(eq(passkeys.accountUid, account.uid))
    .limit(1)
  return found.length > 0
}

import { and, eq, gt, isNull } from 'drizzle-orm'
import { dayMs, hourMs, minuteMs, now, plus } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { hashSecret, makeSecret } from './tokens.ts'
import { signInLinks, type SignInLinkPurpose } from './tables.ts'

/** Sign-in, reset and quick-login links work for 15 minutes; what sets a first password for 72 hours, an invitation for a week. */
export const linkLifeMs: Record<SignInLinkPurpose, number> = {
  'sign-in': 15 * minuteMs,
  'password-reset': 15 * minuteMs,
  'quick-login': 15 * minuteMs,
  'set-password': 72 * hourMs,
  invitation: 7 * dayMs,
}

/** Makes a one-time token for an account; only its hash is kept. */
export async function makeSignInLink(tx: Queryable, accountUid: string, purpose: SignInLinkPurpose): Promise<string> {
  const { token, hash } = makeSecret()
  await tx
    .insert(signInLinks)
    .values({ tokenHash: hash, purpose, accountUid, createdAt: now(), expiresAt: plus(now(), linkLifeMs[purpose]) })
  return token
}

/** Uses a token up. Answers the account, or null when it is unknown, used, expired, or meant for something else. */
export async function useSignInLink(
  tx: Tx,
  token: string,
  purposes: readonly SignInLinkPurpose[],
): Promise<string | null> {
  const [link] = await tx
    .update(signInLinks)
    .set({ usedAt: now() })
    .where(
      and(eq(signInLinks.tokenHash, hashSecret(token)), isNull(signInLinks.usedAt), gt(signInLinks.expiresAt, now())),
    )
    .returning({ accountUid: signInLinks.accountUid, purpose: signInLinks.purpose })
  return link && purposes.includes(link.purpose) ? link.accountUid : null
}

/** Uses up whatever other links of an account still stand open. */
export async function endSignInLinks(tx: Tx, accountUid: string): Promise<void> {
  await tx
    .update(signInLinks)
    .set({ usedAt: now() })
    .where(and(eq(signInLinks.accountUid, accountUid), isNull(signInLinks.usedAt)))
}

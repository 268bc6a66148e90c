import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import { authenticators } from './tables.ts'

const purpose = 'authenticator'
const periodSeconds = 30

export const sealedAuthenticators: SealedColumn = {
  table: authenticators,
  column: authenticators.sealedSecret,
  key: [authenticators.accountUid],
  purpose,
}

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, half a minute. */
function totpOf(secret: Secret, issuer: string, label: string): TOTP {
  return new TOTP({ secret, issuer, label, algorithm: 'SHA1', digits: 6, period: periodSeconds })
}

/** Begins with an authenticator app anew. It asks for nothing before its first code was right. */
export async function startAuthenticator(
  tx: Tx,
  config: Config,
  account: { uid: string; email: string },
): Promise<{ secret: string; address: string }> {
  const secret = new Secret({ size: 20 })
  const row = { sealedSecret: seal(config, purpose, secret.base32), createdAt: now(), lastStep: null }
  await tx
    .insert(authenticators)
    .values({ accountUid: account.uid, ...row })
    .onConflictDoUpdate({ target: authenticators.accountUid, set: row, setWhere: isNull(authenticators.confirmedAt) })
  return { secret: secret.base32, address: totpOf(secret, config.PRODUCT_NAME, account.email).toString() }
}

/**
 * Whether six digits are right, half a minute early or late as well. Each is taken once (RFC 6238 §5.2). `first` is for the
 * one that confirms the app; any other is asked of a confirmed app alone.
 */
export async function useAuthenticatorCode(
  tx: Tx,
  config: Config,
  accountUid: string,
  code: string,
  { first }: { first: boolean },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(authenticators)
    .where(
      and(
        eq(authenticators.accountUid, accountUid),
        first ? isNull(authenticators.confirmedAt) : isNotNull(authenticators.confirmedAt),
      ),
    )
    .for('update')
  const secret = row && unseal(config, purpose, row.sealedSecret)
  if (!secret) return false
  const at = now().getTime()
  const token = code.replaceAll(/\s/g, '')
  const delta = totpOf(Secret.fromBase32(secret), config.PRODUCT_NAME, '').validate({ token, timestamp: at, window: 1 })
  if (delta === null) return false
  const step = Math.floor(at / 1000 / periodSeconds) + delta
  const taken = await tx
    .update(authenticators)
    .set({
      lastStep: step,
      confirmedAt: sql`coalesce(${authenticators.confirmedAt}, ${now().toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(authenticators.accountUid, accountUid),
        or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step)),
      ),
    )
    .returning({ accountUid: authenticators.accountUid })
  return taken.length > 0
}

/** Since when an account has a confirmed authenticator app; null without one. */
export async function findConfirmedAt(db: Queryable, accountUid: string): Promise<Date | null> {
  const [row] = await db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.accountUid, accountUid))
  return row?.confirmedAt ?? null
}

/** Answers whether there was one. */
export async function removeAuthenticator(tx: Tx, accountUid: string): Promise<boolean> {
  const gone = await tx
    .delete(authenticators)
    .where(eq(authenticators.accountUid, accountUid))
    .returning({ confirmedAt: authenticators.confirmedAt })
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

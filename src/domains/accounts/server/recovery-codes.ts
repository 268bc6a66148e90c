import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull, like } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { digest, keysOf, type Secrets } from '../../../kit/server/signing.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { recoveryCodes } from './tables.ts'

const howMany = 10
/** Without letters and digits that are mistaken for each other: 31^10 codes are about 49 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const purpose = 'recovery-code'

const makeCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
const spelled = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Gives an account ten new recovery codes in place of those it had. Answers them as they are shown, once. */
export async function makeRecoveryCodes(tx: Tx, accountUid: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  // As passwords are kept: who has the table and the secret of the server still has to guess (ASVS 5.0, 6.5.2).
  const hashes = await Promise.all(codes.map(hashPassword))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUid, accountUid))
  await tx.insert(recoveryCodes).values(hashes.map((signature) => ({ accountUid, signature })))
  return codes.map(spelled)
}

/** Uses a recovery code up, however it is spelled. Answers whether it was one. */
export async function useRecoveryCode(tx: Tx, secrets: Secrets, accountUid: string, code: string): Promise<boolean> {
  // Codes that were made before they were hashed.
  const signatures = keysOf(secrets, purpose).map((key) => digest(key, [accountUid, plain(code)]).toString('base64url'))
  const hash = await findHash(tx, accountUid, plain(code))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.accountUid, accountUid),
        inArray(recoveryCodes.signature, hash ? [hash] : signatures),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ accountUid: recoveryCodes.accountUid })
  return used.length > 0
}

/** The hash that a code fits, of those that are left. */
async function findHash(tx: Tx, accountUid: string, code: string): Promise<string | null> {
  const left = await tx
    .select({ hash: recoveryCodes.signature })
    .from(recoveryCodes)
    .where(
      and(
        eq(recoveryCodes.accountUid, accountUid),
        like(recoveryCodes.signature, '$argon2id$%'),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .for('update')
  for (const { hash } of left) if (await passwordMatches(hash, code)) return hash
  return null
}

export async function countRecoveryCodes(db: Queryable, accountUid: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountUid, accountUid), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

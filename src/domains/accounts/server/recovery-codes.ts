import { randomInt } from 'node:crypto'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { digest, keysOf, type Secrets, sign } from '../../../kit/server/signing.ts'
import { recoveryCodes } from './tables.ts'

const howMany = 10
/** Without letters and digits that are mistaken for each other: 31^10 codes are about 49 bits. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const purpose = 'recovery-code'

const makeCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('')
const spelled = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`
const plain = (code: string) => code.toLowerCase().replaceAll(/[^a-z\d]/g, '')

/** Gives an account ten new recovery codes in place of those it had. Answers them as they are shown, once. */
export async function makeRecoveryCodes(tx: Tx, secrets: Secrets, accountUid: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUid, accountUid))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountUid, signature: sign(secrets, purpose, accountUid, code) })))
  return codes.map(spelled)
}

/** Uses a recovery code up, however it is spelled. Answers whether it was one. */
export async function useRecoveryCode(tx: Tx, secrets: Secrets, accountUid: string, code: string): Promise<boolean> {
  const signatures = keysOf(secrets, purpose).map((key) => digest(key, [accountUid, plain(code)]).toString('base64url'))
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now() })
    .where(
      and(
        eq(recoveryCodes.accountUid, accountUid),
        inArray(recoveryCodes.signature, signatures),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ accountUid: recoveryCodes.accountUid })
  return used.length > 0
}

export async function countRecoveryCodes(db: Queryable, accountUid: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.accountUid, accountUid), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}

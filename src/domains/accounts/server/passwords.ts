import { hash, verify } from '@node-rs/argon2'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Config } from '../../../kit/server/config.ts'
import { newPasswordProblem } from '../new-password.ts'
import { signInTexts } from '../texts.ts'
import { isCommonPassword } from './common-passwords.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** What is compared where no password is stored. */
export const decoyPassword = 'no account has this password'
let decoy: Promise<string> | null = null

export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(decoyPassword)
  return decoy
}

/** Whether a stored hash was made at a lower cost than hashes are made at now. */
export function isOldHash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Refuses a new password that is short, common, or says whose it is. */
export async function assertNewPassword(password: string, email: string, config: Config): Promise<void> {
  const known = newPasswordProblem(password, { email, productName: config.PRODUCT_NAME })
  const message = known ?? ((await isCommonPassword(password)) ? signInTexts.commonPassword : null)
  if (message)
    throw new CallError('invalid-argument', message, { details: { fields: [{ field: 'password', message }] } })
}

/** Takes as long without a stored hash as with one, so that timing does not tell which addresses have an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoyHash()), password)
  return stored !== null && matches
}

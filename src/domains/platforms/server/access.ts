import type { Access } from '../../../adapters/platforms/platforms.ts'
import type { SealedColumn } from '../../../kit/server/sealing-again.ts'
import { seal, unseal } from '../../../kit/server/sealing.ts'
import type { Secrets } from '../../../kit/server/signing.ts'
import { platformAccounts } from './tables.ts'

const purpose = 'platform-access'
const ofAccount = { table: platformAccounts, key: [platformAccounts.uid], purpose }

export const sealedAccess: readonly SealedColumn[] = [
  { ...ofAccount, column: platformAccounts.sealedToken },
  { ...ofAccount, column: platformAccounts.sealedRenewal },
]

export type Account = typeof platformAccounts.$inferSelect
type Sealed = Pick<Account, 'sealedToken' | 'tokenUntil' | 'sealedRenewal' | 'renewalUntil'>

/** An access as it is stored: encrypted with a key of its own purpose. */
export function sealAccess(secrets: Secrets, { token, until, renewal, renewalUntil }: Access): Sealed {
  return {
    sealedToken: seal(secrets, purpose, token),
    tokenUntil: until,
    sealedRenewal: renewal === null ? null : seal(secrets, purpose, renewal),
    renewalUntil,
  }
}

/** What was stored; null when it was sealed by a key that is neither the present one nor the one before. */
export function openAccess(secrets: Secrets, sealed: Sealed): Access | null {
  const token = unseal(secrets, purpose, sealed.sealedToken)
  const renewal = sealed.sealedRenewal === null ? null : unseal(secrets, purpose, sealed.sealedRenewal)
  if (token === null || (sealed.sealedRenewal !== null && renewal === null)) return null
  return { token, until: sealed.tokenUntil, renewal, renewalUntil: sealed.renewalUntil }
}

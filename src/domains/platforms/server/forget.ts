import { eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/server/database.ts'
import { dropConfirmedAccount } from '../../profiles/server/confirmed-accounts.ts'
import type { Account } from './access.ts'
import { platformAccounts } from './tables.ts'

/** Deletes an account with everything that was read of it: snapshots, posts, pictures, jumps and what opened it. */
export async function forgetAccount(
  tx: Tx,
  { uid, influencerUid, platform }: Pick<Account, 'uid' | 'influencerUid' | 'platform'>,
  { keep = false }: { keep?: boolean } = {},
): Promise<void> {
  await tx.delete(platformAccounts).where(eq(platformAccounts.uid, uid))
  await dropConfirmedAccount(tx, influencerUid, platform, { keep })
}

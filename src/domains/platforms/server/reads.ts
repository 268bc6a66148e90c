import { and, eq } from 'drizzle-orm'
import type { PlatformId } from '../../../adapters/platforms/platforms.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Account } from './access.ts'
import { platformAccounts } from './tables.ts'

/** The account that an influencer connected on a platform; `not-found` without one. */
export async function getAccount(db: Queryable, influencerUid: string, platform: PlatformId): Promise<Account> {
  const [account] = await db
    .select()
    .from(platformAccounts)
    .where(and(eq(platformAccounts.influencerUid, influencerUid), eq(platformAccounts.platform, platform)))
  if (!account) throw new CallError('not-found', 'That account isn’t connected.')
  return account
}

/** Every account that an influencer connected. */
export async function listAccounts(db: Queryable, influencerUid: string): Promise<Account[]> {
  return db
    .select()
    .from(platformAccounts)
    .where(eq(platformAccounts.influencerUid, influencerUid))
    .orderBy(platformAccounts.platform)
}

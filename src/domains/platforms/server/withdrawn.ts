import { and, eq, inArray, lte, or } from 'drizzle-orm'
import type { PlatformId, Withdrawal } from '../../../adapters/platforms/platforms.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Db } from '../../../kit/server/database.ts'
import { platformNames } from '../../profiles/vocabulary.ts'
import { forgetAndNotify } from './forget.ts'
import { platformAccounts } from './tables.ts'

/**
 * Deletes what was read of the accounts whose owners took our access back at their platform. An access that was proven since
 * was given anew: a callback that comes late, or again, ends nothing.
 */
export async function forgetWithdrawn(
  { db, config }: { db: Db; config: Config },
  platform: PlatformId,
  { ids, at }: Withdrawal,
): Promise<void> {
  const { externalId, scopedId, provenAt, isSandbox } = platformAccounts
  const name = platformNames[platform]
  await db.transaction(async (tx) => {
    const accounts = await tx
      .select()
      .from(platformAccounts)
      .where(
        and(
          eq(platformAccounts.platform, platform),
          eq(isSandbox, false),
          or(inArray(externalId, ids), inArray(scopedId, ids)),
          lte(provenAt, at),
        ),
      )
      .for('update')
    for (const account of accounts)
      await forgetAndNotify(tx, config, account, {
        why: `access removed on ${name}`,
        line: `You removed our access to @${account.handle} on ${name}, so we deleted everything ${name} shared with us.`,
      })
  })
}

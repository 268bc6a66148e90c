import { and, eq, inArray } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { pushToProfiles } from '../../notifications/server/live-updates.ts'
import { isFromPlatform, type Platform, platformNames } from '../vocabulary.ts'
import { socialAccounts } from './tables.ts'

const of = (influencerUid: string, platform: Platform) =>
  and(eq(socialAccounts.influencerUid, influencerUid), eq(socialAccounts.platform, platform))

/** What a platform confirms is not typed over: its account is disconnected first. */
export async function assertNotConnected(tx: Tx, influencerUid: string, platform: Platform): Promise<void> {
  const [account] = await tx
    .select({ confirmedHow: socialAccounts.confirmedHow })
    .from(socialAccounts)
    .where(of(influencerUid, platform))
  if (!account || !isFromPlatform(account.confirmedHow)) return
  throw new CallError(
    'failed-precondition',
    `${platformNames[platform]} is connected and updates automatically. Disconnect it to edit these numbers yourself.`,
  )
}

/** Saves an account with what the platform itself says of it, or its sandbox, in place of what was entered. */
export async function saveConfirmedAccount(
  tx: Tx,
  influencerUid: string,
  account: Pick<
    typeof socialAccounts.$inferInsert,
    'platform' | 'handle' | 'url' | 'followers' | 'averageViews' | 'engagementBp' | 'audience'
  >,
  { isSandbox }: { isSandbox: boolean },
): Promise<void> {
  const confirmedHow = isSandbox ? ('sandbox' as const) : ('platform' as const)
  const row = { ...account, screenshot: null, confirmedHow, confirmedAt: now() }
  await tx
    .insert(socialAccounts)
    .values({ influencerUid, ...row })
    .onConflictDoUpdate({ target: [socialAccounts.influencerUid, socialAccounts.platform], set: row })
  await pushToProfiles(tx, [influencerUid], ['profile'])
}

/** Takes off what a platform said of an account; with `keep` its followers stay, as the creator's own word. */
export async function dropConfirmedAccount(
  tx: Tx,
  influencerUid: string,
  platform: Platform,
  { keep }: { keep: boolean },
): Promise<void> {
  const confirmed = and(of(influencerUid, platform), inArray(socialAccounts.confirmedHow, ['platform', 'sandbox']))
  if (keep)
    await tx
      .update(socialAccounts)
      .set({
        confirmedHow: 'self-declared',
        confirmedAt: now(),
        averageViews: null,
        engagementBp: null,
        audience: {},
      })
      .where(confirmed)
  else await tx.delete(socialAccounts).where(confirmed)
  await pushToProfiles(tx, [influencerUid], ['profile'])
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { now } from '../../../kit/server/clock.ts'
import type { Tx } from '../../../kit/server/database.ts'
import type { Platform } from '../vocabulary.ts'
import { profileUrl } from './build.ts'
import { bareHandle } from './handles.ts'
import { socialAccounts } from './tables.ts'

type AccountName = { platform: Platform; handle: string }
type Declared = AccountName & { followers: number; averageViews: number | null; engagementBp: number | null }

/** What a creator entered themselves, until somebody looks at it. */
const asEntered = eq(socialAccounts.confirmedHow, 'self-declared')

/** The account that was corrected takes the new name, with its figures, unless somebody looked at it already. */
export async function renameDeclaredAccount(
  tx: Tx,
  influencerUid: string,
  from: AccountName,
  to: AccountName,
): Promise<void> {
  const handle = bareHandle(from.handle)
  if (from.platform === to.platform && handle === to.handle) return
  const ofThem = eq(socialAccounts.influencerUid, influencerUid)
  const old = and(ofThem, asEntered, eq(socialAccounts.platform, from.platform), eq(socialAccounts.handle, handle))
  const [known] = await tx.select().from(socialAccounts).where(old)
  if (!known) return
  if (from.platform !== to.platform) {
    const inTheWay = and(ofThem, eq(socialAccounts.platform, to.platform))
    const [other] = await tx.delete(socialAccounts).where(and(inTheWay, asEntered)).returning()
    const [checked] = other ? [] : await tx.select().from(socialAccounts).where(inTheWay)
    if (checked) {
      await tx.delete(socialAccounts).where(old)
      return
    }
  }
  await tx
    .update(socialAccounts)
    .set({ ...to, url: profileUrl(to.platform, to.handle) })
    .where(old)
}

/** Saves the accounts that a creator names, one a platform, the first of several; those `namedBefore` and no longer go. */
export async function saveDeclaredAccounts(
  tx: Tx,
  influencerUid: string,
  named: readonly Declared[],
  namedBefore: readonly Platform[],
) {
  const accounts = named.map((one) => {
    const handle = bareHandle(one.handle)
    return { ...one, handle, url: profileUrl(one.platform, handle) }
  })
  const byPlatform = new Map(accounts.toReversed().map((one) => [one.platform, one]))
  const gone = namedBefore.filter((platform) => !byPlatform.has(platform))
  await tx
    .delete(socialAccounts)
    .where(and(eq(socialAccounts.influencerUid, influencerUid), asEntered, inArray(socialAccounts.platform, gone)))
  const how = { confirmedHow: 'self-declared' as const, confirmedAt: now() }
  const given = (column: string) => sql.raw(`excluded.${column}`)
  await tx
    .insert(socialAccounts)
    .values([...byPlatform.values()].map((one) => ({ influencerUid, ...one, ...how })))
    .onConflictDoUpdate({
      target: [socialAccounts.influencerUid, socialAccounts.platform],
      set: {
        handle: given('handle'),
        url: given('url'),
        followers: given('followers'),
        averageViews: given('average_views'),
        engagementBp: given('engagement_bp'),
        ...how,
      },
    })
  return accounts
}

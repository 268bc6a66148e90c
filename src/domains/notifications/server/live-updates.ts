import { say } from '../../../kit/server/bus.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { liveChannel, announce } from './announce.ts'

/** Makes the open pages of these accounts fetch again whatever shows a touched kind of record. */
export async function pushTo(tx: Queryable, accountUids: readonly string[], touches: readonly string[]): Promise<void> {
  await announce(tx, { audience: { accounts: accountUids }, touches })
}

/** The same for every open page: for what may be on anybody's. */
export async function pushToAll(tx: Tx, touches: readonly string[]): Promise<void> {
  await say(tx, liveChannel, JSON.stringify({ to: null, touches }))
}

/** The same for everyone behind the profiles, and the account manager of a brand where one is named. */
export async function pushToProfiles(
  tx: Tx,
  profileUids: readonly string[],
  touches: readonly string[],
  managedBrandUid: string | null = null,
): Promise<void> {
  const managedBrands = managedBrandUid === null ? [] : [managedBrandUid]
  await announce(tx, { audience: { profiles: profileUids, managedBrands }, touches })
}

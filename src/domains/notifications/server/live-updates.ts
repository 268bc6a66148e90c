import { say } from '../../../kit/server/bus.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { announce, liveChannel, sayTo } from './announce.ts'
import { type Audience, findRecipients } from './recipients.ts'

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

/** Tells the open pages of these people something of the moment, such as that somebody is typing. Nothing of it is stored. */
export async function signal(tx: Tx, audience: Audience, what: Readonly<Record<string, string>>): Promise<void> {
  const recipientsOf = await findRecipients(tx, [audience])
  const accountUids = recipientsOf(audience).map(({ uid }) => uid)
  // Pages of the version before see that nothing was touched.
  await sayTo(tx, accountUids, { touches: [], signal: what })
}

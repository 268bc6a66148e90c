import { say } from '../../../kit/server/bus.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'

export const liveChannel = 'live'

/** Makes the open pages of these accounts fetch again whatever shows a touched kind of record. */
export async function pushTo(tx: Tx, accountUids: readonly string[], touches: readonly string[]): Promise<void> {
  for (let from = 0; from < accountUids.length; from += 100) {
    await say(tx, liveChannel, JSON.stringify({ to: accountUids.slice(from, from + 100), touches }))
  }
}

/** The same for every open page: for what may be on anybody's. */
export async function pushToAll(tx: Tx, touches: readonly string[]): Promise<void> {
  await say(tx, liveChannel, JSON.stringify({ to: null, touches }))
}

/** The same for everyone behind the profiles. */
export async function pushToProfiles(
  tx: Tx,
  profileUids: readonly string[],
  touches: readonly string[],
): Promise<void> {
  const people = new Set<string>()
  for (const uid of profileUids) for (const member of await listMembers(tx, uid)) people.add(member.uid)
  await pushTo(tx, [...people], touches)
}

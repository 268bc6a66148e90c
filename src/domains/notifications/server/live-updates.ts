import { and, isNull, sql } from 'drizzle-orm'
import { say } from '../../../kit/server/bus.ts'
import type { Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFacts, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'

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

/** Who is behind profiles, and who looks after a brand; each once, the disabled not. */
const peopleBehind = prepared((db) =>
  db
    .select({ uid: accountFacts.uid })
    .from(accountFacts)
    .where(
      and(
        isNull(accountFacts.disabledAt),
        sql`${accountFacts.uid} in (
          select ${membershipFacts.accountUid} from ${membershipFacts} where ${membershipFacts.profileUid} = any(${sql.placeholder('profiles')})
          union all select ${assignmentFacts.accountUid} from ${assignmentFacts}
            join ${staffFacts} on ${staffFacts.accountUid} = ${assignmentFacts.accountUid}
            where ${assignmentFacts.brandUid} = ${sql.placeholder('managed')})`,
      ),
    )
    .prepare('people_behind'),
)

/** The same for everyone behind the profiles, and the account manager of a brand where one is named. */
export async function pushToProfiles(
  tx: Tx,
  profileUids: readonly string[],
  touches: readonly string[],
  managedBrandUid: string | null = null,
): Promise<void> {
  const people = await peopleBehind(tx, { profiles: [...profileUids], managed: managedBrandUid })
  await pushTo(
    tx,
    people.map(({ uid }) => uid),
    touches,
  )
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import { newUid } from '../../../access/server/new-uid.ts'
import { may } from '../../../access/server/policy.ts'
import { type Actor, isStaff } from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Config } from '../../../kit/server/config.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, assignmentFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { Side } from '../../audit/sides.ts'
import { pushTo } from '../../notifications/server/live-updates.ts'
import type { SupportRow } from '../contract/support.ts'
import { supportPolicy } from './policy.ts'
import { supportMessages, supportThreads } from './tables.ts'

export type SupportThread = typeof supportThreads.$inferSelect

/** As much of the last message as a list shows. */
const longestLine = 140

const noThread = () => new CallError('not-found', 'We couldn’t find that conversation with support.')

/** A thread that the actor may see, and its row to oneself; a stranger's is answered like none. */
export async function lockSupportThread(tx: Tx, actor: Actor, uid: string): Promise<SupportThread> {
  const [thread] = await tx.select().from(supportThreads).where(eq(supportThreads.uid, uid)).for('update')
  if (!thread || !may(supportPolicy, actor, 'see', thread)) throw noThread()
  return thread
}

/** A thread that the actor may see; a stranger's is answered like none. */
export async function getSupportThreadRow(db: Queryable, actor: Actor, uid: string): Promise<SupportThread> {
  const [thread] = await db.select().from(supportThreads).where(eq(supportThreads.uid, uid))
  if (!thread || !may(supportPolicy, actor, 'see', thread)) throw noThread()
  return thread
}

/** Writes into a thread once per key, and opens it again; false where this key was there before. */
export async function writeToSupport(
  tx: Tx,
  actor: Actor,
  { supportUid, key, text }: { supportUid: string; key: string; text: string },
): Promise<boolean> {
  const at = now()
  const byStaff = isStaff(actor)
  const written = await tx
    .insert(supportMessages)
    .values({ uid: newUid('message'), supportUid, at, isStaff: byStaff, accountUid: actor.accountUid, key, text })
    .onConflictDoNothing()
    .returning({ uid: supportMessages.uid })
  if (written.length === 0) return false
  await tx
    .update(supportThreads)
    .set({ lastAt: at, lastText: text.slice(0, longestLine), answered: byStaff, settledAt: null })
    .where(eq(supportThreads.uid, supportUid))
  return true
}

/** As whom somebody asks: by the kind of their profile; without one, as somebody at the door. */
export function sideOfAsker(profileUid: string | null | undefined): Side {
  if (!profileUid) return 'venue'
  return profileUid.startsWith('brand_') ? 'brand' : 'influencer'
}

/** The open pages of who asked and of our own people read support again. */
export async function pushSupport(tx: Tx, accountUid: string | null): Promise<void> {
  const team = await tx
    .select({ uid: staffFacts.accountUid })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
  await pushTo(tx, [...team.map(({ uid }) => uid), ...(accountUid ? [accountUid] : [])], ['support'])
}

/** Messages with which our people began a thread; who asks writes under the same key, as somebody else. */
export const isFirstOfTeam = sql`${supportMessages.isStaff} and ${supportMessages.key} = 'first'`

/** Who of our people began these threads, by thread: "Anna" for the team, "Anna, your account manager" for who reads it. */
async function findSenders(
  db: Queryable,
  { PRODUCT_NAME }: Config,
  threads: readonly SupportThread[],
  actor: Actor,
): Promise<Map<string, string>> {
  const uids = threads.map(({ uid }) => uid)
  const found = await db
    .select({ uid: supportThreads.uid, name: accountFacts.displayName, manages: assignmentFacts.brandUid })
    .from(supportMessages)
    .innerJoin(supportThreads, eq(supportThreads.uid, supportMessages.supportUid))
    .innerJoin(accountFacts, eq(accountFacts.uid, supportMessages.accountUid))
    .leftJoin(
      assignmentFacts,
      and(
        eq(assignmentFacts.brandUid, supportThreads.profileUid),
        eq(assignmentFacts.accountUid, supportMessages.accountUid),
      ),
    )
    .where(and(inArray(supportMessages.supportUid, uids), isFirstOfTeam))
  const wordsOf = (name: string, manages: string | null) =>
    isStaff(actor) ? name : `${name}, ${manages ? 'your account manager' : PRODUCT_NAME}`
  return new Map(found.map(({ uid, name, manages }) => [uid, wordsOf(name, manages)]))
}

export async function viewSupportRows(
  db: Queryable,
  config: Config,
  threads: readonly SupportThread[],
  actor: Actor,
): Promise<SupportRow[]> {
  const senders = await findSenders(db, config, threads, actor)
  return threads.map(({ uid, name, email, topic, lastAt, lastText, answered, settledAt }) => ({
    uid,
    name,
    email: isStaff(actor) ? email : null,
    topic,
    from: senders.get(uid) ?? null,
    lastAt: lastAt.toISOString(),
    lastText,
    answered,
    settled: settledAt !== null,
  }))
}

import { eq, sql } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import { accountFactsAs, staffFacts } from '../../accounts/server/facts.ts'
import { type CollabSide, sideOn } from '../../collabs/server/policy.ts'
import { type Collab, unsafeFindCollabs } from '../../collabs/server/reads.ts'
import { pushTo, pushToProfiles } from '../../notifications/server/live-updates.ts'
import { assignee, isDone, muted, ownDesk, snoozedUntil } from './boxes.ts'
import { threadPolicy } from './policy.ts'
import { threadDesks, threads, threadSettings } from './tables.ts'

/** What the people of one side do with threads: done, snoozed, assigned. */

export type Parties = Pick<Collab, 'uid' | 'brandUid' | 'influencerUid'>

/** The collabs of several threads, in the order of their ids; throws not-found where the actor does not see one. */
export async function getSeveral(tx: Tx, actor: Actor, uids: readonly string[]): Promise<Collab[]> {
  const found = await unsafeFindCollabs(tx, [...new Set(uids)].toSorted())
  return [...new Set(uids)].toSorted().map((uid) => {
    const collab = found.get(uid)
    if (!collab || !may(threadPolicy, actor, 'see', collab))
      throw new CallError('not-found', 'We couldn’t find one of these conversations. Reload the list, then try again.')
    return collab
  })
}

/** The open pages of everybody on a side of these threads fetch them again. */
export async function pushToSide(tx: Tx, collabs: readonly Parties[], side: CollabSide): Promise<void> {
  if (side === 'staff') {
    const team = await tx.select({ uid: staffFacts.accountUid }).from(staffFacts)
    const uids = team.map(({ uid }) => uid)
    return pushTo(tx, uids, ['message'])
  }
  const profiles = collabs.map((collab) => (side === 'brand' ? collab.brandUid : collab.influencerUid))
  await pushToProfiles(tx, [...new Set(profiles)], ['message'])
}

const doneBy = accountFactsAs('done_by')

const deskOf = prepared((db) =>
  db
    .select({
      muted,
      isDone,
      doneAt: threadDesks.doneAt,
      doneBy: doneBy.displayName,
      snoozedUntil: sql<Date | null>`${snoozedUntil}`.mapWith(threadSettings.snoozedUntil),
      assignedTo: { uid: assignee.person.uid, name: assignee.person.displayName },
    })
    .from(threads)
    .leftJoin(threadDesks, ownDesk)
    .leftJoin(assignee.person, assignee.isAssigned)
    .leftJoin(doneBy, eq(doneBy.uid, threadDesks.doneBy))
    .where(eq(threads.collabUid, sql.placeholder('collab')))
    .prepare('desk_of_thread'),
)

/** What the actor’s side and the actor do with one thread. */
export async function getDesk(db: Queryable, actor: Actor, collab: Parties) {
  const values = { collab: collab.uid, side: sideOn(actor, collab), account: accountOf(actor) }
  const desk = one(await deskOf(db, values))
  return {
    muted: desk.muted,
    done: desk.isDone && desk.doneAt ? { by: desk.doneBy, at: desk.doneAt.toISOString() } : null,
    snoozedUntil: desk.snoozedUntil?.toISOString() ?? null,
    assignedTo: desk.assignedTo,
  }
}

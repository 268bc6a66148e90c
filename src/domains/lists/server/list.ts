import { and, count, eq } from 'drizzle-orm'
import { one } from '../../../kit/contract/must.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { staffFacts } from '../../accounts/server/facts.ts'
import { record } from '../../audit/server/record.ts'
import type { Suffix } from '../../audit/events.ts'
import { influencerListMembers, influencerLists, onList } from './tables.ts'

export type List = typeof influencerLists.$inferSelect
export type Member = typeof influencerListMembers.$inferSelect

export async function getListRow(db: Queryable, uid: string): Promise<List> {
  const [list] = await db.select().from(influencerLists).where(eq(influencerLists.uid, uid))
  if (!list) throw notThere()
  return list
}

/** A list to be changed: nobody else changes it or its members meanwhile. */
export async function lockList(tx: Tx, uid: string): Promise<List> {
  const [list] = await tx.select().from(influencerLists).where(eq(influencerLists.uid, uid)).for('update')
  if (!list) throw notThere()
  return list
}

/** A member of a locked list. */
export async function getMember(tx: Tx, listUid: string, influencerUid: string): Promise<Member> {
  const [member] = await tx.select().from(influencerListMembers).where(isMember(listUid, influencerUid))
  if (!member || member.removedAt) throw new CallError('not-found', 'They’re not on this list.')
  return member
}

export function isMember(listUid: string, influencerUid: string) {
  return and(eq(influencerListMembers.listUid, listUid), eq(influencerListMembers.influencerUid, influencerUid))
}

export async function countMembers(db: Queryable, listUid: string): Promise<number> {
  const rows = await db
    .select({ members: count() })
    .from(influencerListMembers)
    .where(and(eq(influencerListMembers.listUid, listUid), onList))
  return one(rows).members
}

/** Writes what happened to a list; a list is the team's own, so nothing of it stands with an influencer's record. */
export async function recordList(
  tx: Tx,
  actor: Actor,
  kind: Suffix<'list'>,
  listUid: string,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown>; why?: string },
): Promise<void> {
  await record(tx, actor, actor.system ? 'clock' : 'staff', `list.${kind}`, { subjectUid: listUid }, change)
}

/** Refuses an owner who is not on our team. */
export async function assertStaff(tx: Tx, accountUid: string): Promise<void> {
  const [member] = await tx.select().from(staffFacts).where(eq(staffFacts.accountUid, accountUid))
  if (!member) throw new CallError('failed-precondition', 'Choose someone from our team as the owner.')
}

function notThere(): CallError {
  return new CallError('not-found', 'We couldn’t find that list of creators.')
}

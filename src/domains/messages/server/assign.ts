import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { accountFacts, assignmentFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { CollabSide } from '../../collabs/server/policy.ts'
import { brandFacts } from '../../profiles/server/facts.ts'
import { type Parties, pushToSide } from './desk.ts'
import { threadDesks } from './tables.ts'
import { possessive } from '../../../kit/contract/possessive.ts'

/** Who takes a thread for a side. */

/** Gives threads to one of a side, or to nobody. Answers those in which that changed something. */
export async function setAssigned(
  tx: Tx,
  { collabs, side, accountUid }: { collabs: readonly Parties[]; side: CollabSide; accountUid: string | null },
): Promise<Set<string>> {
  const { collabUid, assignedTo } = threadDesks
  const collabUids = collabs.map(({ uid }) => uid)
  const change = { assignedTo: accountUid, assignedAt: accountUid ? now() : null }
  const changed = accountUid
    ? await tx
        .insert(threadDesks)
        .values(collabUids.map((uid) => ({ collabUid: uid, side, ...change })))
        .onConflictDoUpdate({
          target: [collabUid, threadDesks.side],
          set: change,
          setWhere: sql`${assignedTo} is distinct from excluded.assigned_to`,
        })
        .returning({ uid: collabUid })
    : await tx
        .update(threadDesks)
        .set(change)
        .where(and(inArray(collabUid, collabUids), eq(threadDesks.side, side), isNotNull(assignedTo)))
        .returning({ uid: collabUid })
  await pushToSide(tx, collabs, side)
  return new Set(changed.map(({ uid }) => uid))
}

/**
 * Who could be given the threads of a brand by one of its team, or of our own people those who could reply in them; without
 * a brand all of our own people. By name.
 */
export async function listAssignees(
  db: Queryable,
  side: CollabSide,
  brandUids: readonly string[],
): Promise<{ uid: string; name: string }[]> {
  const person = { uid: accountFacts.uid, name: accountFacts.displayName }
  if (side === 'brand')
    return db
      .select(person)
      .from(accountFacts)
      .innerJoin(membershipFacts, eq(membershipFacts.accountUid, accountFacts.uid))
      .where(and(inArray(membershipFacts.profileUid, [...brandUids]), isNull(accountFacts.disabledAt)))
      .groupBy(accountFacts.uid, accountFacts.displayName)
      .having(sql`count(distinct ${membershipFacts.profileUid}) = ${brandUids.length}`)
      .orderBy(accountFacts.displayName)
  const looksAfterAll = sql`not exists (select 1 from unnest(${sql.param([...brandUids])}::text[]) as wanted(brand_uid)
    where not exists (select 1 from ${assignmentFacts}
      where ${assignmentFacts.brandUid} = wanted.brand_uid and ${assignmentFacts.accountUid} = ${staffFacts.accountUid}))`
  return db
    .select(person)
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .where(and(isNull(accountFacts.disabledAt), or(eq(staffFacts.role, 'admin'), looksAfterAll)))
    .orderBy(accountFacts.displayName)
}

/** Somebody who can take all of these threads; refuses anybody else, and says why where it is one of our own people. */
export async function getAssignee(
  db: Queryable,
  side: CollabSide,
  collabs: readonly Parties[],
  accountUid: string,
): Promise<{ uid: string; name: string }> {
  const brandUids = [...new Set(collabs.map(({ brandUid }) => brandUid))]
  const found = (await listAssignees(db, side, brandUids)).find(({ uid }) => uid === accountUid)
  if (found) return found
  const person = await findColleague(db, side, brandUids, accountUid)
  if (person?.isDisabled)
    throw new CallError(
      'failed-precondition',
      `${possessive(person.name)} account is disabled, so they can’t reply. Choose someone else.`,
    )
  if (side === 'brand')
    throw new CallError('failed-precondition', 'That person isn’t on this venue’s team. Choose someone else.')
  if (!person) throw new CallError('failed-precondition', 'That person isn’t on our team. Choose someone else.')
  const brands = await db
    .select({ name: brandFacts.name })
    .from(brandFacts)
    .where(
      and(
        inArray(brandFacts.uid, brandUids),
        sql`not exists (select 1 from ${assignmentFacts}
          where ${assignmentFacts.brandUid} = ${brandFacts.uid} and ${assignmentFacts.accountUid} = ${accountUid})`,
      ),
    )
    .orderBy(brandFacts.name)
    .limit(1)
  throw new CallError(
    'failed-precondition',
    `${person.name} doesn’t look after ${one(brands).name}, so they can’t reply. Choose its account manager or an admin.`,
  )
}

/** Somebody who belongs to a side, whether or not they could take its threads; of a brand’s, to one of these brands. */
async function findColleague(
  db: Queryable,
  side: CollabSide,
  brandUids: string[],
  accountUid: string,
): Promise<{ name: string; isDisabled: boolean } | undefined> {
  const belongs =
    side === 'brand'
      ? sql`exists (select 1 from ${membershipFacts} where ${membershipFacts.accountUid} = ${accountFacts.uid}
          and ${inArray(membershipFacts.profileUid, brandUids)})`
      : sql`exists (select 1 from ${staffFacts} where ${staffFacts.accountUid} = ${accountFacts.uid})`
  const [found] = await db
    .select({ name: accountFacts.displayName, disabledAt: accountFacts.disabledAt })
    .from(accountFacts)
    .where(and(eq(accountFacts.uid, accountUid), belongs))
  return found && { name: found.name, isDisabled: found.disabledAt !== null }
}

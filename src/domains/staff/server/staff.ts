import { asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { lockStaffMember, type StaffMember } from '../../accounts/server/staff.ts'
import { accountsView, assignmentsView, staffView } from '../../accounts/server/views.ts'
import { slugOf } from '../../profiles/slug.ts'
import type { StaffView } from '../contract/staff.ts'

/** The team by name, with how many brands each looks after. */
export async function viewStaff(db: Queryable, actor: Actor): Promise<z.output<typeof StaffView>> {
  const rows = await db
    .select({
      accountUid: staffView.accountUid,
      name: staffView.displayName,
      email: accountsView.email,
      role: staffView.role,
      slug: staffView.slug,
      photo: staffView.photo,
      designated: staffView.designated,
      book: sql<number>`(select count(*)::int from ${assignmentsView} where ${assignmentsView.accountUid} = ${staffView.accountUid})`,
      lastSeenAt: accountsView.lastSeenAt,
    })
    .from(staffView)
    .innerJoin(accountsView, eq(accountsView.uid, staffView.accountUid))
    .orderBy(asc(staffView.displayName), asc(staffView.accountUid))
  return {
    rows: rows.map((row) => ({
      ...row,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      isYou: row.accountUid === actor.accountUid,
    })),
    canManage: actor.staff === 'admin',
  }
}

/** A member of the team who may be changed by another: neither oneself nor the designated admin. */
export async function openStaff(tx: Tx, actor: Actor, accountUid: string): Promise<StaffMember> {
  const row = await lockStaffMember(tx, accountUid)
  if (!row) throw new CallError('not-found', 'There is no such person in the team.')
  if (row.designated) throw new CallError('failed-precondition', 'The designated admin stays.')
  if (accountUid === actor.accountUid)
    throw new CallError('failed-precondition', 'Somebody else has to do that for you.')
  return row
}

/** A slug that nobody of the team has: the name's, or with the end of the account's id. */
export async function freeSlug(tx: Tx, name: string, accountUid: string): Promise<string> {
  const slug = slugOf(name, 40) || 'team'
  const [taken] = await tx.select({ uid: staffView.accountUid }).from(staffView).where(eq(staffView.slug, slug))
  return taken && taken.uid !== accountUid ? `${slug}-${accountUid.slice(-6)}` : slug
}

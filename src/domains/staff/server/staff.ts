import { asc, eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { CallError } from '../../../kit/contract/errors.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import type { Actor } from '../../../access/roles.ts'
import { isSecondFactorDue } from '../../accounts/server/second-factor.ts'
import { graceOf, lockStaffMember, type StaffMember } from '../../accounts/server/staff.ts'
import { accountFacts, assignmentFacts, staffFacts } from '../../accounts/server/facts.ts'
import { slugOf } from '../../profiles/slug.ts'
import type { StaffView } from '../contract/staff.ts'

/** The team by name, with how many brands each looks after. */
export async function viewStaff(db: Queryable, actor: Actor): Promise<z.output<typeof StaffView>> {
  const rows = await db
    .select({
      accountUid: staffFacts.accountUid,
      name: staffFacts.displayName,
      email: accountFacts.email,
      role: staffFacts.role,
      slug: staffFacts.slug,
      photo: staffFacts.photo,
      designated: staffFacts.designated,
      book: sql<number>`(select count(*)::int from ${assignmentFacts} where ${assignmentFacts.accountUid} = ${staffFacts.accountUid})`,
      lastSeenAt: accountFacts.lastSeenAt,
      secondFactorDue: isSecondFactorDue,
      secondFactorGraceUntil: staffFacts.secondFactorGraceUntil,
    })
    .from(staffFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, staffFacts.accountUid))
    .orderBy(asc(staffFacts.displayName), asc(staffFacts.accountUid))
  return {
    rows: rows.map(({ secondFactorGraceUntil, ...row }) => ({
      ...row,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      graceUntil: graceOf({ secondFactorGraceUntil })?.toISOString() ?? null,
      isYou: row.accountUid === actor.accountUid,
    })),
    canManage: actor.staff === 'admin',
  }
}

/** A member of the team who may be changed by another: neither oneself nor the designated admin. */
export async function openStaff(tx: Tx, actor: Actor, accountUid: string): Promise<StaffMember> {
  const row = await lockStaffMember(tx, accountUid)
  if (!row)
    throw new CallError('not-found', 'We couldn’t find that person on our team. Reload the page, then try again.')
  if (row.designated) throw new CallError('failed-precondition', 'You can’t remove the designated admin.')
  if (accountUid === actor.accountUid)
    throw new CallError('failed-precondition', 'You can’t do this for yourself. Ask another admin.')
  return row
}

/** A slug that nobody of the team has: the name's, or with the end of the account's id. */
export async function freeSlug(tx: Tx, name: string, accountUid: string): Promise<string> {
  const slug = slugOf(name, 40) || 'team'
  const [taken] = await tx.select({ uid: staffFacts.accountUid }).from(staffFacts).where(eq(staffFacts.slug, slug))
  return taken && taken.uid !== accountUid ? `${slug}-${accountUid.slice(-6)}` : slug
}

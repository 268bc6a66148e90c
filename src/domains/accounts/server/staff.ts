import { eq } from 'drizzle-orm'
import type { StaffRole } from '../../../access/roles.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { forgetActor, forgetActors } from './forget-actors.ts'
import { accounts, assignments, staff } from './tables.ts'

export type StaffMember = typeof staff.$inferSelect

/** A member of the team; null for everybody else. */
export async function findStaffMember(db: Queryable, accountUid: string): Promise<StaffMember | null> {
  const [member] = await db.select().from(staff).where(eq(staff.accountUid, accountUid))
  return member ?? null
}

/** A member of the team, locked until the end of the transaction; null for everybody else. */
export async function lockStaffMember(tx: Tx, accountUid: string): Promise<StaffMember | null> {
  const [member] = await tx.select().from(staff).where(eq(staff.accountUid, accountUid)).for('update')
  return member ?? null
}

export async function setStaffRole(tx: Tx, accountUid: string, role: StaffRole): Promise<void> {
  await tx.update(staff).set({ role }).where(eq(staff.accountUid, accountUid))
  await forgetActor(tx, accountUid)
}

/** Until when somebody may work without a second factor; null when that is over or never was. */
export function graceOf(member: Pick<StaffMember, 'secondFactorGraceUntil'> | null): Date | null {
  const until = member?.secondFactorGraceUntil ?? null
  return until && until > now() ? until : null
}

/** Lets somebody of the team work without a second factor until then. */
export async function setSecondFactorGrace(tx: Tx, accountUid: string, until: Date): Promise<void> {
  await tx.update(staff).set({ secondFactorGraceUntil: until }).where(eq(staff.accountUid, accountUid))
  await forgetActor(tx, accountUid)
}

export async function setStaffPhoto(tx: Tx, accountUid: string, photo: string | null): Promise<void> {
  await tx.update(staff).set({ photo }).where(eq(staff.accountUid, accountUid))
}

/** The name and the address of a member's card. The account goes by the same name. */
export async function setStaffCard(tx: Tx, accountUid: string, card: { name: string; slug: string }): Promise<void> {
  await tx.update(staff).set({ displayName: card.name, slug: card.slug }).where(eq(staff.accountUid, accountUid))
  await tx.update(accounts).set({ displayName: card.name }).where(eq(accounts.uid, accountUid))
}

/** Gives every brand that one member looks after to another. */
export async function handOverBrands(tx: Tx, from: string, to: string): Promise<void> {
  await tx.update(assignments).set({ accountUid: to, assignedAt: now() }).where(eq(assignments.accountUid, from))
  await forgetActors(tx)
}

/** Takes somebody off the team. The account stays, and with it what it may do as a customer. */
export async function removeStaffMember(tx: Tx, accountUid: string): Promise<void> {
  await tx.delete(staff).where(eq(staff.accountUid, accountUid))
  await forgetActor(tx, accountUid)
}

import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { may } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable, Tx } from '../../../kit/server/database.ts'
import { listTeamMembers } from '../../accounts/server/team-members.ts'
import type { BrandContactView } from '../contract/brand-contacts.ts'
import { listInvitations } from './invitations.ts'
import { contactPolicy } from './policy.ts'
import { brandContacts } from './tables.ts'

export type BrandContact = typeof brandContacts.$inferSelect
/** A contact as a list gives it. */
export type NewContact = Pick<BrandContact, 'name' | 'role' | 'email' | 'phone'>

/** More than anybody keeps of one brand. */
export const mostContacts = 100

/** The contacts of a brand with what they are in its team, the oldest first. */
export async function viewContacts(
  db: Queryable,
  actor: Actor,
  brand: { uid: string },
): Promise<{ rows: BrandContactView[]; canChange: boolean }> {
  const rows = await listContacts(db, [brand.uid])
  const members = new Set((await listTeamMembers(db, brand.uid)).map(({ email }) => email))
  const open = (await listInvitations(db, brand.uid)).filter(({ expiresAt }) => expiresAt > now())
  const invited = new Set(open.map(({ email }) => email))
  const standing = (email: string | null) =>
    email && members.has(email) ? 'member' : email && invited.has(email) ? 'invited' : 'none'
  return {
    rows: rows.map(({ uid, version, name, role, email, phone }) => ({
      uid,
      version,
      name,
      role,
      email,
      phone,
      team: standing(email),
    })),
    canChange: may(contactPolicy, actor, 'change', brand),
  }
}

/** The contacts of these brands. */
export async function listContacts(db: Queryable, brandUids: readonly string[]): Promise<BrandContact[]> {
  if (brandUids.length === 0) return []
  return db
    .select()
    .from(brandContacts)
    .where(inArray(brandContacts.brandUid, [...brandUids]))
    .orderBy(asc(brandContacts.createdAt), asc(brandContacts.uid))
}

/** Writes contacts down. Answers their uids in the same order. */
export async function insertContacts(
  tx: Tx,
  contacts: readonly (NewContact & { brandUid: string })[],
): Promise<string[]> {
  if (contacts.length === 0) return []
  const rows = contacts.map((contact) => ({ ...contact, uid: newUid('brand_contact'), createdAt: now() }))
  await tx.insert(brandContacts).values(rows)
  return rows.map(({ uid }) => uid)
}

/** A contact of a brand, locked. */
export async function lockContact(tx: Tx, brandUid: string, uid: string): Promise<BrandContact> {
  const [row] = await tx
    .select()
    .from(brandContacts)
    .where(and(eq(brandContacts.uid, uid), eq(brandContacts.brandUid, brandUid)))
    .for('update')
  if (!row) throw new CallError('not-found', 'We couldn’t find that contact. Someone may have removed it.')
  return row
}

/** Removes those of these contacts that nobody has changed since they were written down. Answers which. */
export async function removeUnchangedContacts(tx: Tx, uids: readonly string[]): Promise<string[]> {
  if (uids.length === 0) return []
  const gone = await tx
    .delete(brandContacts)
    .where(and(inArray(brandContacts.uid, [...uids]), eq(brandContacts.version, 1)))
    .returning({ uid: brandContacts.uid })
  return gone.map(({ uid }) => uid)
}

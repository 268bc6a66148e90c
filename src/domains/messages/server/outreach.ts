import { eq } from 'drizzle-orm'
import { type Actor, accountOf } from '../../../access/roles.ts'
import { noProfile } from '../../../access/server/guards.ts'
import { allow } from '../../../access/server/policy.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { one } from '../../../kit/contract/must.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { staffFacts } from '../../accounts/server/facts.ts'
import { findBrands, findInfluencers } from '../../profiles/server/reads.ts'
import type { MessageField } from '../message-fields.ts'
import { outreachPolicy } from './policy.ts'

type Recipient = { uid: string; email: string; displayName: string; values: Record<MessageField, string> }

/** Whom a message of our people to a profile reaches, and what its fields stand for in each one's. There is at least one. */
export async function loadRecipients(
  db: Queryable,
  actor: Actor,
  profileUid: string,
): Promise<{ brandUid: string | null; sender: string; people: Recipient[] }> {
  const profile = await findProfile(db, profileUid)
  allow(outreachPolicy, actor, 'write', profile)
  const members = (await listMembers(db, profileUid)).filter(({ role }) => role !== 'member')
  if (members.length === 0)
    throw new CallError('failed-precondition', `No one can sign in for ${profile.name}. Invite someone first.`)
  const found = await db
    .select({ name: staffFacts.displayName })
    .from(staffFacts)
    .where(eq(staffFacts.accountUid, accountOf(actor)))
  const sender = one(found).name
  const people = members.map(({ uid, email, displayName }) => ({
    uid,
    email,
    displayName,
    values: { 'first name': firstNameOf(displayName, profile), profile: profile.name, 'my name': sender },
  }))
  return { brandUid: profile.brandUid, sender, people }
}

type Profile = { name: string; brandUid: string | null; orgName: string | null }

/** “Hi there” to an account that is called like its venue, not “Hi The”. */
function firstNameOf(displayName: string, { name, brandUid, orgName }: Profile): string {
  if (brandUid && [name, orgName].includes(displayName)) return 'there'
  return displayName.split(' ')[0] ?? displayName
}

async function findProfile(db: Queryable, uid: string): Promise<Profile> {
  const brand = (await findBrands(db, [uid])).get(uid)
  if (brand) return { name: brand.name, brandUid: uid, orgName: brand.orgName }
  const influencer = (await findInfluencers(db, [uid])).get(uid)
  if (!influencer) throw noProfile()
  return { name: influencer.profile.name, brandUid: null, orgName: null }
}

import { and, asc, eq } from 'drizzle-orm'
import { type Actor, isBrandMember, isInfluencer, type ProfileType } from '../../../access/roles.ts'
import { noProfile } from '../../../access/server/guards.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { must } from '../../../kit/contract/must.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { listMembers } from '../../accounts/server/accounts.ts'
import { brandFacts, influencerFacts } from '../../profiles/server/facts.ts'
import { makeCode } from '../../value/server/tracking.ts'
import { calledAs, codeLength, isCode } from '../referral.ts'
import { referralLinks } from './tables.ts'

/** Who invites: `name` is what whoever is invited knows them by. */
export type Inviter = { uid: string; name: string }

export const typeOf = (profileUid: string): ProfileType => (profileUid.startsWith('brand_') ? 'brand' : 'influencer')

/** For the creator, and for a brand’s owner and admins. */
export function assertInviter(actor: Actor, profileUid: string): void {
  if (isInfluencer(actor, profileUid)) return
  if (!isBrandMember(actor, profileUid)) throw noProfile()
  if (actor.brands[profileUid] === 'member')
    throw new CallError('permission-denied', 'Only owners and admins can invite other venues. Ask one of them.')
}

/** Those who share a profile’s link and can sign in. */
export async function listInviting(db: Queryable, profileUid: string) {
  const people = await listMembers(db, profileUid)
  return people.filter(({ role }) => typeOf(profileUid) === 'influencer' || role !== 'member')
}

/** A profile that may invite: a creator who is approved, or a brand; somebody can sign in for it. */
export async function findInviter(db: Queryable, uid: string): Promise<Inviter | null> {
  const [profile] =
    typeOf(uid) === 'brand'
      ? await db.select({ name: brandFacts.name }).from(brandFacts).where(eq(brandFacts.uid, uid))
      : await db
          .select({ name: influencerFacts.name })
          .from(influencerFacts)
          .where(and(eq(influencerFacts.uid, uid), eq(influencerFacts.approval, 'approved')))
  if (!profile) return null
  const people = await listInviting(db, uid)
  return people.length > 0 ? { uid, name: calledAs(typeOf(uid), profile.name) } : null
}

/** Whose link it is, as long as they may invite. */
export async function findInviterByCode(db: Queryable, code: string): Promise<Inviter | null> {
  if (!isCode(code)) return null
  const { profileUid } = referralLinks
  const [link] = await db.select({ profileUid }).from(referralLinks).where(eq(referralLinks.code, code))
  return link ? findInviter(db, link.profileUid) : null
}

/** The code of a profile’s link, made where there is none yet. */
export async function codeOf(db: Queryable, profileUid: string): Promise<string> {
  const known = await findCode(db, profileUid)
  if (known) return known
  await db
    .insert(referralLinks)
    .values({ code: makeCode(codeLength), profileUid, createdAt: now() })
    .onConflictDoNothing()
  // Of two that are made at once, both work, and everybody sees the first.
  return must(await findCode(db, profileUid), 'the link that was just made')
}

async function findCode(db: Queryable, profileUid: string): Promise<string | null> {
  const [link] = await db
    .select({ code: referralLinks.code })
    .from(referralLinks)
    .where(eq(referralLinks.profileUid, profileUid))
    .orderBy(asc(referralLinks.createdAt), asc(referralLinks.code))
    .limit(1)
  return link?.code ?? null
}

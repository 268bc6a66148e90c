import { now } from '../../../kit/server/clock.ts'
import { type Actor, isBrandMember, isInfluencer } from '../../../access/roles.ts'
import { clockSkewMs, type EventRole, longestDelayMs } from '../event.ts'

/**
 * Who an event comes from, as the server knows it. What it says of itself picks among the profiles that the account may act
 * for; anything else is corrected, so that nobody's record can be written for them.
 */
export function sourceOf(
  actor: Actor,
  claimed: { uid: string | null },
): { accountUid: string | null; role: EventRole; profileUid: string | null } {
  // Who is signed in or views as someone is not that person: it is the team at work.
  if (actor.actingBy) return { accountUid: actor.actingBy, role: actor.viewing?.role ?? 'admin', profileUid: null }
  const { accountUid, staff } = actor
  if (!accountUid) return { accountUid: null, role: 'guest', profileUid: null }
  if (staff) return { accountUid, role: staff, profileUid: null }
  if (claimed.uid && isBrandMember(actor, claimed.uid)) return { accountUid, role: 'brand', profileUid: claimed.uid }
  if (claimed.uid && isInfluencer(actor, claimed.uid))
    return { accountUid, role: 'influencer', profileUid: claimed.uid }
  const [brands, influencers] = [Object.keys(actor.brands), Object.keys(actor.influencers)]
  const [only, another] = [...brands, ...influencers]
  const role = influencers.length > 0 ? 'influencer' : brands.length > 0 ? 'brand' : 'guest'
  return { accountUid, role, profileUid: another ? null : (only ?? null) }
}

/** When it happened: what it says, unless that is in the future, which is taken for now; null when it is too long ago to be believed. */
export function timeOf(claimed: string | number | undefined): Date | null {
  const arrived = now()
  if (claimed === undefined) return arrived
  const at = new Date(claimed)
  if (Number.isNaN(at.getTime()) || at.getTime() < arrived.getTime() - longestDelayMs) return null
  return at.getTime() > arrived.getTime() + clockSkewMs ? arrived : at
}

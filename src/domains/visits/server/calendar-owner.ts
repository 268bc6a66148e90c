import { createHash, randomBytes } from 'node:crypto'
import { CallError } from '../../../kit/contract/errors.ts'
import { accountOf, type Actor, isBrandMember, isInfluencer, isStaff } from '../../../access/roles.ts'
import { allVenues } from '../../profiles/all-venues.ts'

/** A token nobody can guess: 256 bits. */
export function newFeedToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token. It is random, so a plain hash is enough. */
export function feedTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** Whether an account may read the calendar of a profile, of all its venues, or the team's where none is named. */
export function maySeeCalendar(actor: Actor, profileUid: string): boolean {
  if (profileUid === allVenues) return Object.keys(actor.brands).length > 0
  if (profileUid === '' || isStaff(actor)) return isStaff(actor)
  return isBrandMember(actor, profileUid) || isInfluencer(actor, profileUid)
}

/** Refuses whoever has no part in a calendar; answers how it is kept and whose it is. */
export function feedKeyOf(actor: Actor, profileUid: string | null): { accountUid: string; profileUid: string } {
  const key = profileUid ?? ''
  if (!maySeeCalendar(actor, key) || !actor.accountUid)
    throw new CallError('not-found', 'We couldn’t find that calendar. Reload the page, then try again.')
  return { accountUid: actor.accountUid, profileUid: key }
}

/** Under which name a calendar's changes stand in the log. */
export function feedSide(profileUid: string | null): 'staff' | 'brand' | 'influencer' {
  if (!profileUid) return 'staff'
  return profileUid.startsWith('influencer_') ? 'influencer' : 'brand'
}

/** Whose calendar a change in the log is about. */
export function feedSubject(actor: Actor, profileUid: string | null): string {
  return profileUid && profileUid !== allVenues ? profileUid : accountOf(actor)
}

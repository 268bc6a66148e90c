import { type CallDefinition, nameCalls } from '../kit/contract/calls.ts'
import { CallError } from '../kit/contract/errors.ts'
import type { Scope } from './scopes.ts'

/**
 * Roles as the gate knows them. `anonymous` admits everyone, `account` everyone signed in;
 * `brandMember` includes `brandAdmin`; staff are `accountManager` and `admin`.
 */
export const roles = [
  'anonymous',
  'account',
  'influencer',
  'brandMember',
  'brandAdmin',
  'accountManager',
  'admin',
] as const
export type Role = (typeof roles)[number]

/** How far a role reaches: records of its own profiles, of the brands assigned to it, or all. */
export type Reach = 'own' | 'assigned' | 'any'

/** Whose menu is shown: a brand's, an influencer's or the team's. */
export type Side = 'brand' | 'influencer' | 'admin'

/** Who may call: whoever is not named is refused. */
export type Access = { readonly [R in Role]?: Reach }

/** The calls of one domain, named by their keys; feeds server, browser, permission tests and API page. */
export function defineCalls<const C extends Record<string, CallDefinition<Access> & { scope?: Scope }>>(calls: C) {
  return nameCalls(calls)
}

export const membershipRoles = ['owner', 'admin', 'member'] as const
export type MembershipRole = (typeof membershipRoles)[number]
export const staffRoles = ['admin', 'account_manager'] as const
export type StaffRole = (typeof staffRoles)[number]
export const profileTypes = ['brand', 'influencer'] as const
export type ProfileType = (typeof profileTypes)[number]

/**
 * Who is asking. Who is anonymous has no account; the clock (`system`) acts for the product itself in jobs.
 * `brands` and `influencers` map profile uids to the membership role; `assigned` are the brands an account manager works on.
 */
export type Actor = {
  accountUid: string | null
  /** The admin who is signed in as this account; of who views as a profile, they themselves. What they do is theirs in the log. */
  actingBy: string | null
  /** The profile that one of our team views the product as, reading only: they have no other profile meanwhile, and no staff role. */
  viewing: { uid: string; role: StaffRole } | null
  system: boolean
  /** Null as well for staff who still have to set up a second factor. */
  staff: StaffRole | null
  /** Whether they have proven who they are within the last ten minutes. */
  isConfirmed: boolean
  brands: Readonly<Record<string, MembershipRole>>
  influencers: Readonly<Record<string, MembershipRole>>
  assigned: ReadonlySet<string>
  /** The API key that acts for the account, within its scopes alone; null for people. */
  key: { uid: string; scopes: ReadonlySet<string> } | null
}

export const anonymousActor: Actor = {
  accountUid: null,
  actingBy: null,
  viewing: null,
  system: false,
  staff: null,
  isConfirmed: false,
  brands: {},
  influencers: {},
  assigned: new Set(),
  key: null,
}
export const systemActor: Actor = { ...anonymousActor, system: true }

/** The account of who asks. Calls that are open to accounts alone have passed the gate; anybody else is `unauthenticated`. */
export function accountOf(actor: Actor): string {
  if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
  return actor.accountUid
}

/** The roles an actor holds, for the gate. */
export function rolesOf(actor: Actor): ReadonlySet<Role> {
  const held = new Set<Role>(['anonymous'])
  if (!actor.accountUid) return held
  held.add('account')
  if (Object.keys(actor.influencers).length > 0) held.add('influencer')
  const brandRoles = Object.values(actor.brands)
  if (brandRoles.length > 0) held.add('brandMember')
  if (brandRoles.some((role) => role !== 'member')) held.add('brandAdmin')
  if (actor.staff === 'account_manager') held.add('accountManager')
  if (actor.staff === 'admin') held.add('admin')
  return held
}

/** Sentences about one actor, used by every policy. */
export function isBrandMember(actor: Actor, brandUid: string): boolean {
  return Object.hasOwn(actor.brands, brandUid)
}

export function isInfluencer(actor: Actor, influencerUid: string): boolean {
  return Object.hasOwn(actor.influencers, influencerUid)
}
/** Staff who may write for a brand: admins, and the account manager it is assigned to. */
export function isStaffForBrand(actor: Actor, brandUid: string): boolean {
  return actor.system || actor.staff === 'admin' || actor.assigned.has(brandUid)
}
export function isStaff(actor: Actor): boolean {
  return actor.system || actor.staff !== null
}

/** The refusal of what asks for a proof of who it is. The browser asks for it and sends the call again. */
export const confirmFirst = 'Please confirm that it’s you, then try again.'

/** The refusal of every change while one views as somebody. */
export const notWhileViewing =
  'You’re viewing as someone else, so you can’t change anything. Select Stop at the top of the page first.'

/** The refusal of what a profile has nothing of, while one views as it: it would be one’s own. */
export const notOfProfile =
  'This is personal, so you can’t see it while you’re viewing as someone else. Select Stop at the top of the page to see your own.'

/** The refusal of what only the person themselves may do. */
export const notAsSomeoneElse =
  'You can’t do this while you’re signed in as someone else. Select Stop at the top of the page first.'

import { eq, sql } from 'drizzle-orm'
import type { Call } from '../../../kit/contract/calls.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import {
  type Actor,
  guestActor,
  type MembershipRole,
  type ProfileType,
  type Role,
  rolesOf,
  type StaffRole,
  type Who,
} from '../roles.ts'
import { notAsSomeoneElse } from '../texts.ts'
import { mayGoOn } from './sessions.ts'
import { accounts } from './tables.ts'

type Member = { uid: string; type: ProfileType; role: MembershipRole }

/** All that is known of who asks, in one statement: it runs before every call. */
const actorRow = prepared((db) =>
  db
    .select({
      disabled: sql<boolean>`disabled_at is not null`,
      revoked: sql<boolean>`${sql.placeholder('session')}::text is not null and not exists (
        select 1 from sessions s where s.uid = ${sql.placeholder('session')} and s.revoked_at is null
          and s.expires_at > ${sql.placeholder('now')}::timestamptz and ${mayGoOn(sql`s.by_uid`)})`,
      actingBy: sql<string | null>`(select s.by_uid from sessions s where s.uid = ${sql.placeholder('session')})`,
      staff: sql<StaffRole | null>`(select role from staff where account_uid = accounts.uid)`,
      memberships: sql<Member[] | null>`(
        select jsonb_agg(jsonb_build_object('uid', m.profile_uid, 'type', m.profile_type, 'role', m.role))
        from memberships m where m.account_uid = accounts.uid)`,
      assigned: sql<string[]>`array(select brand_uid from assignments g where g.account_uid = accounts.uid)`,
    })
    .from(accounts)
    .where(eq(accounts.uid, sql.placeholder('account')))
    .prepare('actor'),
)

/** Looks up who is asking. A disabled account or a revoked session is `unauthenticated`, at the very next call. */
export async function loadActor(db: Queryable, caller: Caller): Promise<Actor> {
  if (!caller.accountUid) return guestActor
  const [row] = await actorRow(db, { account: caller.accountUid, session: caller.sessionUid, now: now().toISOString() })
  if (!row || row.revoked) throw new CallError('unauthenticated', 'Please sign in again.')
  if (row.disabled) throw new CallError('unauthenticated', 'This account has been disabled. Please contact support.')
  const of = (type: ProfileType) =>
    Object.fromEntries((row.memberships ?? []).filter((m) => m.type === type).map((m) => [m.uid, m.role]))
  return {
    accountUid: caller.accountUid,
    actingBy: row.actingBy,
    system: false,
    staff: row.staff,
    brands: of('brand'),
    influencers: of('influencer'),
    assigned: new Set(row.assigned),
  }
}

/** Deny by default: passes only if the call names a role that the actor holds. How far it reaches is the policy's to say. */
export function gate(call: Call, actor: Actor): void {
  const named = Object.keys(call.who as Who) as Role[]
  const held = rolesOf(actor)
  if (actor.actingBy && call.ownHands) throw new CallError('permission-denied', notAsSomeoneElse)
  if (named.some((role) => held.has(role))) return
  if (!actor.accountUid) throw new CallError('unauthenticated', 'Please sign in.')
  throw new CallError('permission-denied', 'Your account may not do this.')
}

/** A sentence about one actor and one row. */
export type Sentence<Row> = (actor: Actor, row: Row) => boolean
export type Policy<Row, Action extends string> = { readonly [A in Action]: readonly Sentence<Row>[] }

/** Whether any sentence of the action holds. */
export function may<Row, Action extends string>(
  policy: Policy<Row, Action>,
  actor: Actor,
  action: Action,
  row: Row,
): boolean {
  return policy[action]?.some((sentence) => sentence(actor, row)) ?? false
}

/** Throws `permission-denied` unless the policy allows it. */
export function allow<Row, Action extends string>(
  policy: Policy<Row, Action>,
  actor: Actor,
  action: Action,
  row: Row,
): void {
  if (!may(policy, actor, action, row)) throw new CallError('permission-denied', 'Your account may not do this.')
}

/** Throws `aborted` when the caller saw an older version of the record. */
export function sameVersion(record: { version: number }, seen: number): void {
  if (record.version !== seen)
    throw new CallError('aborted', 'This was changed in the meantime. Reload to see what is new, then try again.')
}

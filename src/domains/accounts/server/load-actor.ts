import { eq, sql } from 'drizzle-orm'
import {
  type Actor,
  anonymousActor,
  type MembershipRole,
  type ProfileType,
  type StaffRole,
} from '../../../access/roles.ts'
import { CallError } from '../../../kit/contract/errors.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { prepared } from '../../../kit/server/prepared.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { hasStaffSecondFactor } from './second-factor.ts'
import { confirmedForMs, mayGoOn } from './sessions.ts'
import { accounts } from './tables.ts'

/** One of the team: what they are, and whether they may work. */
type Staff = { role: StaffRole; isOpen: boolean; graceUntil: string | null }
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
      viewing: sql<string | null>`(select s.viewing_uid from sessions s where s.uid = ${sql.placeholder('session')}
        and s.viewing_until > ${sql.placeholder('now')}::timestamptz)`,
      isConfirmed: sql<boolean>`${sql.placeholder('session')}::text is null or exists (
        select 1 from sessions s where s.uid = ${sql.placeholder('session')}
          and s.confirmed_at > ${sql.placeholder('now')}::timestamptz - ${`${confirmedForMs} milliseconds`}::interval)`,
      staff: sql<Staff | null>`(
        select jsonb_build_object('role', t.role, 'isOpen', ${hasStaffSecondFactor}, 'graceUntil', t.second_factor_grace_until)
        from staff t where t.account_uid = accounts.uid)`,
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
  if (!caller.accountUid) return anonymousActor
  const { accountUid, sessionUid } = caller
  // Without a session there is nothing that could have ended.
  const at = sessionUid && now().toISOString()
  const [row] = await actorRow(db, { account: accountUid, session: sessionUid, now: at })
  if (!row || row.revoked) throw new CallError('unauthenticated', 'Please sign in again.')
  if (row.disabled) throw new CallError('unauthenticated', 'This account has been disabled. Please contact support.')
  const of = (type: ProfileType) =>
    Object.fromEntries((row.memberships ?? []).filter((m) => m.type === type).map((m) => [m.uid, m.role]))
  const staff = row.staff && (row.staff.isOpen || isGranted(row.staff)) ? row.staff.role : null
  if (staff && row.viewing && mayViewAs({ staff, assigned: row.assigned }, row.viewing))
    return viewer(accountUid, staff, row.viewing, row.isConfirmed)
  return {
    accountUid,
    actingBy: row.actingBy,
    viewing: null,
    system: false,
    staff,
    isConfirmed: row.isConfirmed,
    brands: of('brand'),
    influencers: of('influencer'),
    assigned: new Set(staff ? row.assigned : []),
    key: null,
  }
}

/** Account managers view as the brands assigned to them and as any creator, admins as everyone. Asked at every call: it ends with the role. */
export function mayViewAs(
  { staff, assigned }: { staff: StaffRole | null; assigned: Iterable<string> },
  profileUid: string,
): boolean {
  if (staff === 'admin') return true
  return staff !== null && (profileUid.startsWith('influencer_') || [...assigned].includes(profileUid))
}

/** One of our team, who reads what the owner of a profile reads. */
function viewer(accountUid: string, role: StaffRole, uid: string, isConfirmed: boolean): Actor {
  const owned = { [uid]: 'owner' } as const
  const isBrand = uid.startsWith('brand_')
  return {
    ...anonymousActor,
    accountUid,
    actingBy: accountUid,
    viewing: { uid, role },
    isConfirmed,
    brands: isBrand ? owned : {},
    influencers: isBrand ? {} : owned,
  }
}

function isGranted({ graceUntil }: Staff): boolean {
  return graceUntil !== null && new Date(graceUntil) > now()
}

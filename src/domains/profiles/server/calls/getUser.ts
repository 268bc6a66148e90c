import { eq, sql } from 'drizzle-orm'
import { must, one } from '../../../../kit/contract/must.ts'
import type { Queryable } from '../../../../kit/server/database.ts'
import { isAddressRefused } from '../../../../kit/server/mail/refused-address.ts'
import { prepared } from '../../../../kit/server/prepared.ts'
import { together } from '../../../../kit/server/together.ts'
import { type Actor, accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { accountFacts, sessionFacts, staffFacts } from '../../../accounts/server/facts.ts'
import type { profileCalls } from '../../contract.ts'
import { findLinked, viewLinked } from '../linked.ts'

const userOf = prepared((db) =>
  db
    .select({
      email: accountFacts.email,
      displayName: accountFacts.displayName,
      designated: staffFacts.designated,
      staff: staffFacts.accountUid,
      consent: accountFacts.consent,
      deletionDueAt: accountFacts.deletionDueAt,
      emailRefused: isAddressRefused(accountFacts.email),
    })
    .from(accountFacts)
    .leftJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(eq(accountFacts.uid, sql.placeholder('account')))
    .prepare('user_of_account'),
)

export const getUser: Handler<typeof profileCalls.getUser> = async (_input, { actor, caller, db }) => {
  const [rows, linked] = await together(
    db,
    () => userOf(db, { account: accountOf(actor) }),
    () => findLinked(db, actor, caller.sessionUid),
  )
  const account = one(rows)
  const withRole = (profiles: Actor['brands'], role: string) =>
    Object.keys(profiles).filter((uid) => profiles[uid] === role)
  return {
    uid: accountOf(actor),
    email: account.email,
    display_name: account.displayName,
    staff_role: actor.staff,
    designated_admin: account.designated ?? false,
    second_factor_due: account.staff !== null && actor.staff === null && !actor.viewing,
    acting: await actingOf(db, actor, caller.sessionUid, linked),
    consent: account.consent,
    deletion_due_at: account.deletionDueAt?.toISOString() ?? null,
    email_refused: account.emailRefused,
    linked_profiles: linked.map(viewLinked),
    linked_brand_uid: withRole(actor.brands, 'owner')[0] ?? null,
    linked_influencer_uid: withRole(actor.influencers, 'owner')[0] ?? null,
    brand_admins_for: withRole(actor.brands, 'admin'),
    influencer_admins_for: withRole(actor.influencers, 'admin'),
  }
}

async function actingOf(
  db: Queryable,
  { actingBy, viewing }: Actor,
  sessionUid: string | null,
  linked: readonly { uid: string; name: string }[],
): Promise<{ by: string; until: string; views: { uid: string; name: string } | null } | null> {
  if (!actingBy) return null
  const rows = await db
    .select({
      by: accountFacts.displayName,
      expiresAt: sessionFacts.expiresAt,
      viewingUntil: sessionFacts.viewingUntil,
    })
    .from(sessionFacts)
    .innerJoin(accountFacts, eq(accountFacts.uid, actingBy))
    .where(eq(sessionFacts.uid, must(sessionUid)))
  const { by, expiresAt, viewingUntil } = one(rows)
  const until = (viewing && viewingUntil) ?? expiresAt
  const name = linked.find(({ uid }) => uid === viewing?.uid)?.name ?? 'a deleted profile'
  return { by, until: until.toISOString(), views: viewing && { uid: viewing.uid, name } }
}

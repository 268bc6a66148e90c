import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { Actor } from '../../../access/roles.ts'
import { may } from '../../../access/server/policy.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import { findDisplayNames } from '../../accounts/server/accounts.ts'
import { accountFacts, membershipFacts, staffFacts } from '../../accounts/server/facts.ts'
import type { Owner } from '../../organisations/server/owner.ts'
import type { KeyView } from '../contract.ts'
import { listSecrets, type StoredKey } from './keys.ts'
import { keyPolicy } from './policy.ts'
import type { apiKeySecrets } from './tables.ts'

/** Keys of one owner as people see them: never with a secret. */
export async function viewKeys(db: Queryable, actor: Actor, of: Owner, keys: readonly StoredKey[]): Promise<KeyView[]> {
  const uids = keys.map(({ uid }) => uid)
  const secrets = Map.groupBy(await listSecrets(db, uids), ({ keyUid }) => keyUid)
  const creators = [...new Set(keys.map(({ accountUid }) => accountUid))]
  const names = await findDisplayNames(db, creators)
  const present = await findPresent(db, of, creators)
  return keys.map((key) => {
    const own = secrets.get(key.uid) ?? []
    const state = stateOf(key, present)
    const [current] = own.filter(({ endsAt }) => endsAt === null)
    const [former] = own.filter(({ endsAt }) => endsAt !== null)
    const can = { ...of, accountUid: key.accountUid }
    return {
      uid: key.uid,
      version: key.version,
      name: key.name,
      scopes: key.scopes,
      perMinute: key.perMinute,
      begins: current?.begins ?? '',
      createdBy: names.get(key.accountUid) ?? '',
      createdAt: key.createdAt.toISOString(),
      endsAt: key.endsAt?.toISOString() ?? null,
      lastUsedAt: current?.lastUsedAt?.toISOString() ?? null,
      state,
      former: state === 'active' && former ? viewFormer(former) : null,
      can: {
        replace: state === 'active' && may(keyPolicy, actor, 'replace', can),
        turnOff: (state === 'active' || state === 'left') && may(keyPolicy, actor, 'turnOff', can),
      },
    }
  })
}

function viewFormer({ begins, endsAt, lastUsedAt }: typeof apiKeySecrets.$inferSelect): KeyView['former'] {
  return endsAt && { begins, endsAt: endsAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null }
}

function stateOf({ revokedAt, endsAt, accountUid }: StoredKey, present: ReadonlySet<string>): KeyView['state'] {
  if (revokedAt) return 'off'
  if (endsAt && endsAt <= now()) return 'ended'
  return present.has(accountUid) ? 'active' : 'left'
}

/** Which of them still manage one of the venues, or are on our team. */
async function findPresent(db: Queryable, { orgUid, brandUids }: Owner, creators: string[]): Promise<Set<string>> {
  if (creators.length === 0) return new Set()
  const ofTeam = db
    .select({ uid: accountFacts.uid })
    .from(accountFacts)
    .innerJoin(staffFacts, eq(staffFacts.accountUid, accountFacts.uid))
    .where(and(inArray(accountFacts.uid, creators), isNull(accountFacts.disabledAt)))
  const ofVenues = db
    .select({ uid: accountFacts.uid })
    .from(accountFacts)
    .innerJoin(membershipFacts, eq(membershipFacts.accountUid, accountFacts.uid))
    .where(
      and(
        inArray(accountFacts.uid, creators),
        isNull(accountFacts.disabledAt),
        inArray(membershipFacts.profileUid, [...brandUids]),
        ne(membershipFacts.role, 'member'),
      ),
    )
  const rows = await (orgUid === null ? ofTeam : ofVenues)
  return new Set(rows.map(({ uid }) => uid))
}

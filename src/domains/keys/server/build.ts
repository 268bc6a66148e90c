import type { Scope } from '../../../access/scopes.ts'
import { newUid } from '../../../access/server/new-uid.ts'
import { now } from '../../../kit/server/clock.ts'
import type { Queryable } from '../../../kit/server/database.ts'
import type { Caller } from '../../../kit/server/runner.ts'
import { findStaffMember } from '../../accounts/server/staff.ts'
import { getOrganisationOf } from '../../organisations/server/reads.ts'
import { makeKeySecret } from './keys.ts'
import { apiKeys, apiKeySecrets } from './tables.ts'

/** A key past every rule, for tests: of a venue's organisation, or of our team. Answers its secret, and who calls with it. */
export async function makeKey(
  db: Queryable,
  { accountUid, brandUid, scopes }: { accountUid: string; brandUid: string | null; scopes: readonly Scope[] },
): Promise<{ uid: string; secret: string; caller: Caller }> {
  const uid = newUid('api_key')
  const at = now()
  await db.insert(apiKeys).values({
    uid,
    orgUid: brandUid && (await getOrganisationOf(db, brandUid)).uid,
    accountUid,
    staffRole: brandUid ? null : ((await findStaffMember(db, accountUid))?.role ?? null),
    name: 'Till',
    scopes: [...scopes],
    perMinute: 600,
    createdAt: at,
  })
  const { secret, hash, begins } = makeKeySecret()
  await db.insert(apiKeySecrets).values({ hash, keyUid: uid, begins, createdAt: at })
  const apiKey = { uid, secretHash: hash, perMinute: 600 }
  return { uid, secret, caller: { accountUid, sessionUid: null, requestId: 'test', address: '127.0.0.1', apiKey } }
}

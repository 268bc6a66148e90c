import { accountOf } from '../../../../access/roles.ts'
import { scopes } from '../../../../access/scopes.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import { newUid } from '../../../../access/server/new-uid.ts'
import { allow } from '../../../../access/server/policy.ts'
import { one } from '../../../../kit/contract/must.ts'
import { dayMs, now, plus } from '../../../../kit/server/clock.ts'
import { findOwner } from '../../../organisations/server/owner.ts'
import type { keyCalls } from '../../contract.ts'
import { keyChanged } from '../changes.ts'
import { makeKeySecret, requireRoom } from '../keys.ts'
import { keyPolicy } from '../policy.ts'
import { apiKeys, apiKeySecrets } from '../tables.ts'
import { viewKeys } from '../views.ts'

/** The secret is in the answer and nowhere else: a hash of it is stored. */
export const createApiKey: Handler<typeof keyCalls.createApiKey> = async (
  { brandUid, fields },
  { actor, config, tx },
) => {
  const of = await findOwner(tx, actor, brandUid)
  allow(keyPolicy, actor, 'create', of)
  await requireRoom(tx, of, accountOf(actor))
  const at = now()
  const key = one(
    await tx
      .insert(apiKeys)
      .values({
        uid: newUid('api_key'),
        orgUid: of.orgUid,
        accountUid: accountOf(actor),
        staffRole: of.orgUid === null ? actor.staff : null,
        name: fields.name,
        // Each once, in the order of the list.
        scopes: scopes.filter((scope) => fields.scopes.includes(scope)),
        perMinute: fields.perMinute,
        createdAt: at,
        endsAt: fields.days && plus(at, fields.days * dayMs),
      })
      .returning(),
  )
  const { secret, hash, begins } = makeKeySecret()
  await tx.insert(apiKeySecrets).values({ hash, keyUid: key.uid, begins, createdAt: at })
  await keyChanged(tx, { actor, config }, 'created', of, key)
  return { secret, key: one(await viewKeys(tx, actor, of, [key])) }
}

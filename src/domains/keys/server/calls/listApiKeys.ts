import type { Handler } from '../../../../access/server/handler.ts'
import { allow, may } from '../../../../access/server/policy.ts'
import { findOwner } from '../../../organisations/server/owner.ts'
import type { keyCalls } from '../../contract.ts'
import { listKeys } from '../keys.ts'
import { keyPolicy } from '../policy.ts'
import { viewKeys } from '../views.ts'

export const listApiKeys: Handler<typeof keyCalls.listApiKeys> = async ({ brandUid }, { actor, db }) => {
  const of = await findOwner(db, actor, brandUid)
  allow(keyPolicy, actor, 'see', of)
  return {
    rows: await viewKeys(db, actor, of, await listKeys(db, of)),
    canCreate: may(keyPolicy, actor, 'create', of),
  }
}

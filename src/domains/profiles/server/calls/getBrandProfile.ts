import { CallError } from '../../../../kit/contract/errors.ts'
import { may } from '../../../../access/server/policy.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { profileCalls } from '../../contract.ts'
import { viewBrandProfile } from '../save.ts'
import { brandPolicy } from '../policy.ts'
import { getBrand } from '../reads.ts'

export const getBrandProfile: Handler<typeof profileCalls.getBrandProfile> = async ({ uid }, { actor, db }) => {
  const row = await getBrand(db, uid)
  if (!may(brandPolicy, actor, 'see', row)) throw new CallError('not-found', 'There is no such brand profile.')
  return viewBrandProfile(db, actor, row)
}

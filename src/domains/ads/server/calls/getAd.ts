import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { findAd, viewWithDays } from '../save.ts'

export const getAd: Handler<typeof adCalls.getAd> = async ({ uid }, { actor, db }) => {
  const row = await findAd(db, uid)
  if (!row) throw new CallError('not-found', 'We couldn’t find that ad.')
  return viewWithDays(db, actor, row)
}

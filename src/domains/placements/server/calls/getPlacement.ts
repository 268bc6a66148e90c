import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { placementCalls } from '../../contract.ts'
import { findPlacement, viewWithDays } from '../keep.ts'

export const getPlacement: Handler<typeof placementCalls.getPlacement> = async ({ uid }, { actor, db }) => {
  const row = await findPlacement(db, uid)
  if (!row) throw new CallError('not-found', 'There is no such placement.')
  return viewWithDays(db, actor, row)
}

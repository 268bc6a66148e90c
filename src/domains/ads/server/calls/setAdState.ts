import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { adCalls } from '../../contract.ts'
import { beginAd, canOf, changeAd, viewWithDays } from '../save.ts'

const refusals = {
  approved: 'This ad is already approved, or its end date has passed. To run it again, choose a later end date.',
  paused: 'This ad isn’t running.',
}

export const setAdState: Handler<typeof adCalls.setAdState> = async ({ state, ...seen }, { actor, tx }) => {
  const before = await beginAd(tx, seen)
  const can = canOf(actor, before, undefined)
  if (!(state === 'approved' ? can.approve : can.pause)) throw new CallError('failed-precondition', refusals[state])
  return viewWithDays(tx, actor, await changeAd(tx, actor, state, before, { state }))
}

import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../accounts/server/handler.ts'
import type { placementCalls } from '../../contract.ts'
import { beginPlacement, canOf, changePlacement, viewWithDays } from '../keep.ts'

const refusals = {
  approved: 'It is approved already, or its time is over.',
  paused: 'It is not being shown.',
}

export const setPlacementState: Handler<typeof placementCalls.setPlacementState> = async (
  { state, ...seen },
  { actor, tx },
) => {
  const before = await beginPlacement(tx, seen)
  const can = canOf(actor, before, undefined)
  if (!(state === 'approved' ? can.approve : can.pause)) throw new CallError('failed-precondition', refusals[state])
  return viewWithDays(tx, actor, await changePlacement(tx, actor, state, before, { state }))
}

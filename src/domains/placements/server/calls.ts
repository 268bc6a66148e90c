import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { placementCalls } from '../contract.ts'
import { countPlacement } from './calls/countPlacement.ts'
import { deletePlacement } from './calls/deletePlacement.ts'
import { getPlacement } from './calls/getPlacement.ts'
import { getSpot } from './calls/getSpot.ts'
import { listPlacements } from './calls/listPlacements.ts'
import { savePlacement } from './calls/savePlacement.ts'
import { setPlacementState } from './calls/setPlacementState.ts'

export const placementHandlers: HandlersOf<typeof placementCalls> = {
  listPlacements,
  getPlacement,
  savePlacement,
  setPlacementState,
  deletePlacement,
  getSpot,
  countPlacement,
}

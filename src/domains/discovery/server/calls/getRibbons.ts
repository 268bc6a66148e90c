import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { viewRibbons } from '../ribbons-view.ts'

export const getRibbons: Handler<typeof discoveryCalls.getRibbons> = async (_input, { actor, db }) =>
  viewRibbons(db, actor)

import type { Handler } from '../../../../access/server/handler.ts'
import type { discoveryCalls } from '../../contract.ts'
import { getFeedReader } from '../feed-reader.ts'
import { findPins } from '../map-pins.ts'

export const listMapPins: Handler<typeof discoveryCalls.listMapPins> = async (
  { influencerUid, area, filter },
  { actor, db },
) => findPins(db, await getFeedReader(db, actor, influencerUid), area, filter)

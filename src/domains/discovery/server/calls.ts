import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { discoveryCalls } from '../contract.ts'
import { deleteFeedFilter } from './calls/deleteFeedFilter.ts'
import { seeBrief } from './calls/seeBrief.ts'
import { getFeedBrief } from './calls/getFeedBrief.ts'
import { listFeed } from './calls/listFeed.ts'
import { listFeedFilters } from './calls/listFeedFilters.ts'
import { listFeedRows } from './calls/listFeedRows.ts'
import { listMapCards } from './calls/listMapCards.ts'
import { listMapPins } from './calls/listMapPins.ts'
import { markBrief } from './calls/markBrief.ts'
import { saveFeedFilter } from './calls/saveFeedFilter.ts'

export const discoveryHandlers: HandlersOf<typeof discoveryCalls> = {
  deleteFeedFilter,
  seeBrief,
  getFeedBrief,
  listFeed,
  listFeedFilters,
  listFeedRows,
  listMapCards,
  listMapPins,
  markBrief,
  saveFeedFilter,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { discoveryCalls } from '../contract.ts'
import { createCreatorSearch } from './calls/createCreatorSearch.ts'
import { deleteCreatorSearch } from './calls/deleteCreatorSearch.ts'
import { listCreatorSearches } from './calls/listCreatorSearches.ts'
import { renameCreatorSearch } from './calls/renameCreatorSearch.ts'
import { deleteFeedFilter } from './calls/deleteFeedFilter.ts'
import { downloadCreators } from './calls/downloadCreators.ts'
import { findAnything } from './calls/findAnything.ts'
import { findCreators } from './calls/findCreators.ts'
import { findHelp } from './calls/findHelp.ts'
import { getFeedBrief } from './calls/getFeedBrief.ts'
import { getRibbons } from './calls/getRibbons.ts'
import { getSharedShortlist } from './calls/getSharedShortlist.ts'
import { getShortlist } from './calls/getShortlist.ts'
import { getVenue } from './calls/getVenue.ts'
import { listFavourites } from './calls/listFavourites.ts'
import { listFeed } from './calls/listFeed.ts'
import { listFeedFilters } from './calls/listFeedFilters.ts'
import { listFeedRibbons } from './calls/listFeedRibbons.ts'
import { listMapCards } from './calls/listMapCards.ts'
import { listMapPins } from './calls/listMapPins.ts'
import { listSimilarCreators } from './calls/listSimilarCreators.ts'
import { markBrief } from './calls/markBrief.ts'
import { publishRibbons } from './calls/publishRibbons.ts'
import { recordBriefView } from './calls/recordBriefView.ts'
import { saveFeedFilter } from './calls/saveFeedFilter.ts'
import { saveRibbonDraft } from './calls/saveRibbonDraft.ts'
import { undoRibbons } from './calls/undoRibbons.ts'

export const discoveryHandlers: HandlersOf<typeof discoveryCalls> = {
  createCreatorSearch,
  deleteCreatorSearch,
  listCreatorSearches,
  renameCreatorSearch,
  deleteFeedFilter,
  downloadCreators,
  findAnything,
  findCreators,
  findHelp,
  getFeedBrief,
  getRibbons,
  getSharedShortlist,
  getShortlist,
  getVenue,
  listFavourites,
  listFeed,
  listFeedFilters,
  listFeedRibbons,
  listMapCards,
  listMapPins,
  listSimilarCreators,
  markBrief,
  publishRibbons,
  recordBriefView,
  saveFeedFilter,
  saveRibbonDraft,
  undoRibbons,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { importCalls } from '../contract.ts'
import { addCreatorsFromList } from './calls/addCreatorsFromList.ts'
import { countVenueDrafts } from './calls/countVenueDrafts.ts'
import { deleteImportedCreator } from './calls/deleteImportedCreator.ts'
import { discardImport } from './calls/discardImport.ts'
import { dropVenueDraft } from './calls/dropVenueDraft.ts'
import { getImport } from './calls/getImport.ts'
import { getImportReport } from './calls/getImportReport.ts'
import { getImportTargets } from './calls/getImportTargets.ts'
import { inviteImportedCreator } from './calls/inviteImportedCreator.ts'
import { listImportedCreators } from './calls/listImportedCreators.ts'
import { listImportRows } from './calls/listImportRows.ts'
import { listImports } from './calls/listImports.ts'
import { listVenueDrafts } from './calls/listVenueDrafts.ts'
import { pauseImport } from './calls/pauseImport.ts'
import { placeVenueDraft } from './calls/placeVenueDraft.ts'
import { previewImport } from './calls/previewImport.ts'
import { readCreatorList } from './calls/readCreatorList.ts'
import { resumeImport } from './calls/resumeImport.ts'
import { saveImport } from './calls/saveImport.ts'
import { startImport } from './calls/startImport.ts'
import { undoImport } from './calls/undoImport.ts'
import { dropImportedVenue } from './calls/dropImportedVenue.ts'
import { getImportedVenue } from './calls/getImportedVenue.ts'
import { getVenueImport } from './calls/getVenueImport.ts'
import { listImportedChanges } from './calls/listImportedChanges.ts'
import { listImportedVenues } from './calls/listImportedVenues.ts'
import { listRowsLeftOut } from './calls/listRowsLeftOut.ts'
import { saveVenueImport } from './calls/saveVenueImport.ts'
import { startVenueImport } from './calls/startVenueImport.ts'
import { undoVenueImport } from './calls/undoVenueImport.ts'

/** What answers each call of this domain. */
export const importHandlers: HandlersOf<typeof importCalls> = {
  addCreatorsFromList,
  getImportTargets,
  listImports,
  getImport,
  previewImport,
  readCreatorList,
  saveImport,
  startImport,
  pauseImport,
  resumeImport,
  undoImport,
  discardImport,
  getImportReport,
  listImportRows,
  listVenueDrafts,
  countVenueDrafts,
  placeVenueDraft,
  dropVenueDraft,
  listImportedCreators,
  inviteImportedCreator,
  deleteImportedCreator,
  dropImportedVenue,
  getImportedVenue,
  getVenueImport,
  listImportedChanges,
  listImportedVenues,
  listRowsLeftOut,
  saveVenueImport,
  startVenueImport,
  undoVenueImport,
}

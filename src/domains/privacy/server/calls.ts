import type { HandlersOf } from '../../../access/server/handler.ts'
import type { privacyCalls } from '../contract.ts'
import { cancelDeletion } from './calls/cancelDeletion.ts'
import { getDeletionPreview } from './calls/getDeletionPreview.ts'
import { getExportLink } from './calls/getExportLink.ts'
import { getMyData } from './calls/getMyData.ts'
import { getNightlyExport } from './calls/getNightlyExport.ts'
import { listDeletions } from './calls/listDeletions.ts'
import { requestDeletion } from './calls/requestDeletion.ts'
import { requestExport } from './calls/requestExport.ts'
import { saveNightlyExport } from './calls/saveNightlyExport.ts'

export const privacyHandlers: HandlersOf<typeof privacyCalls> = {
  cancelDeletion,
  getDeletionPreview,
  getExportLink,
  getMyData,
  getNightlyExport,
  listDeletions,
  requestDeletion,
  requestExport,
  saveNightlyExport,
}

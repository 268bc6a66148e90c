import type { HandlersOf } from '../../../access/server/handler.ts'
import type { deskCalls } from '../contract.ts'
import { closeBulkRun } from './calls/closeBulkRun.ts'
import { createSavedView } from './calls/createSavedView.ts'
import { deleteSavedView } from './calls/deleteSavedView.ts'
import { getBulkRun } from './calls/getBulkRun.ts'
import { getListDownloadLink } from './calls/getListDownloadLink.ts'
import { listListDownloads } from './calls/listListDownloads.ts'
import { listSavedViews } from './calls/listSavedViews.ts'
import { requestListDownload } from './calls/requestListDownload.ts'
import { saveSavedView } from './calls/saveSavedView.ts'
import { setDefaultView } from './calls/setDefaultView.ts'
import { startBulkRun } from './calls/startBulkRun.ts'
import { stopBulkRun } from './calls/stopBulkRun.ts'
import { undoBulkRun } from './calls/undoBulkRun.ts'

export const deskHandlers: HandlersOf<typeof deskCalls> = {
  listSavedViews,
  createSavedView,
  saveSavedView,
  deleteSavedView,
  setDefaultView,
  startBulkRun,
  getBulkRun,
  stopBulkRun,
  undoBulkRun,
  closeBulkRun,
  requestListDownload,
  listListDownloads,
  getListDownloadLink,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { valueCalls } from '../contract.ts'
import { addReportRecipient } from './calls/addReportRecipient.ts'
import { answerFrontPage } from './calls/answerFrontPage.ts'
import { answerStoryPage } from './calls/answerStoryPage.ts'
import { askForFrontPage } from './calls/askForFrontPage.ts'
import { confirmReportEmails } from './calls/confirmReportEmails.ts'
import { countHeardAtDoor } from './calls/countHeardAtDoor.ts'
import { createBookingCode } from './calls/createBookingCode.ts'
import { createStoryPage } from './calls/createStoryPage.ts'
import { createTrackedLink } from './calls/createTrackedLink.ts'
import { createVoucher } from './calls/createVoucher.ts'
import { deleteCpm } from './calls/deleteCpm.ts'
import { endTrackedLink } from './calls/endTrackedLink.ts'
import { endVoucher } from './calls/endVoucher.ts'
import { getCollabStory } from './calls/getCollabStory.ts'
import { getCollabValue } from './calls/getCollabValue.ts'
import { getCostSettings } from './calls/getCostSettings.ts'
import { getCreatorStory } from './calls/getCreatorStory.ts'
import { getDoorSignals } from './calls/getDoorSignals.ts'
import { getFrontStory } from './calls/getFrontStory.ts'
import { getMonthlyReport } from './calls/getMonthlyReport.ts'
import { getPortfolioBrand } from './calls/getPortfolioBrand.ts'
import { getReportEmails } from './calls/getReportEmails.ts'
import { getReportMailing } from './calls/getReportMailing.ts'
import { getSharedReport } from './calls/getSharedReport.ts'
import { getSharedStory } from './calls/getSharedStory.ts'
import { getStoryPage } from './calls/getStoryPage.ts'
import { getTracking } from './calls/getTracking.ts'
import { getValue } from './calls/getValue.ts'
import { getValuePortfolio } from './calls/getValuePortfolio.ts'
import { getValueTables } from './calls/getValueTables.ts'
import { importRedemptions } from './calls/importRedemptions.ts'
import { listBriefNumbers } from './calls/listBriefNumbers.ts'
import { listBriefRows } from './calls/listBriefRows.ts'
import { listPastCollabs } from './calls/listPastCollabs.ts'
import { listPastCollabsOf } from './calls/listPastCollabsOf.ts'
import { readBookings } from './calls/readBookings.ts'
import { redeemAtDoor } from './calls/redeemAtDoor.ts'
import { redeemVoucherAtDoor } from './calls/redeemVoucherAtDoor.ts'
import { removeReportRecipient } from './calls/removeReportRecipient.ts'
import { removeStoryPage } from './calls/removeStoryPage.ts'
import { revokeReportLink } from './calls/revokeReportLink.ts'
import { revokeStoryLink } from './calls/revokeStoryLink.ts'
import { saveCollabCosts } from './calls/saveCollabCosts.ts'
import { saveCostSettings } from './calls/saveCostSettings.ts'
import { saveCpm } from './calls/saveCpm.ts'
import { saveDayRates } from './calls/saveDayRates.ts'
import { saveReportLogo } from './calls/saveReportLogo.ts'
import { saveReportMailing } from './calls/saveReportMailing.ts'
import { saveReportWords } from './calls/saveReportWords.ts'
import { shareReport } from './calls/shareReport.ts'
import { shareStory } from './calls/shareStory.ts'
import { showOnFrontPage } from './calls/showOnFrontPage.ts'
import { stopReportEmails } from './calls/stopReportEmails.ts'

export const valueHandlers: HandlersOf<typeof valueCalls> = {
  addReportRecipient,
  answerFrontPage,
  answerStoryPage,
  askForFrontPage,
  confirmReportEmails,
  countHeardAtDoor,
  createBookingCode,
  createStoryPage,
  createTrackedLink,
  createVoucher,
  deleteCpm,
  endTrackedLink,
  endVoucher,
  getCollabStory,
  getCollabValue,
  getCostSettings,
  getCreatorStory,
  getDoorSignals,
  getFrontStory,
  getMonthlyReport,
  getPortfolioBrand,
  getReportEmails,
  getReportMailing,
  getSharedReport,
  getSharedStory,
  getStoryPage,
  getTracking,
  getValue,
  getValuePortfolio,
  getValueTables,
  importRedemptions,
  listBriefNumbers,
  listBriefRows,
  listPastCollabs,
  listPastCollabsOf,
  readBookings,
  redeemAtDoor,
  redeemVoucherAtDoor,
  removeReportRecipient,
  removeStoryPage,
  revokeReportLink,
  revokeStoryLink,
  saveCollabCosts,
  saveCostSettings,
  saveCpm,
  saveDayRates,
  saveReportLogo,
  saveReportMailing,
  saveReportWords,
  shareReport,
  shareStory,
  showOnFrontPage,
  stopReportEmails,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { valueCalls } from '../contract.ts'
import { answerFrontPage } from './calls/answerFrontPage.ts'
import { askForFrontPage } from './calls/askForFrontPage.ts'
import { getFrontStory } from './calls/getFrontStory.ts'
import { showOnFrontPage } from './calls/showOnFrontPage.ts'
import { countHeardAtDoor } from './calls/countHeardAtDoor.ts'
import { createBookingCode } from './calls/createBookingCode.ts'
import { createTrackedLink } from './calls/createTrackedLink.ts'
import { createVoucher } from './calls/createVoucher.ts'
import { endTrackedLink } from './calls/endTrackedLink.ts'
import { endVoucher } from './calls/endVoucher.ts'
import { getCollabStory } from './calls/getCollabStory.ts'
import { getCollabValue } from './calls/getCollabValue.ts'
import { getCostSettings } from './calls/getCostSettings.ts'
import { getDoorSignals } from './calls/getDoorSignals.ts'
import { getMonthlyReport } from './calls/getMonthlyReport.ts'
import { getPortfolioBrand } from './calls/getPortfolioBrand.ts'
import { getSharedStory } from './calls/getSharedStory.ts'
import { getTracking } from './calls/getTracking.ts'
import { getValue } from './calls/getValue.ts'
import { getValuePortfolio } from './calls/getValuePortfolio.ts'
import { deleteCpm } from './calls/deleteCpm.ts'
import { getValueTables } from './calls/getValueTables.ts'
import { readBookings } from './calls/readBookings.ts'
import { importRedemptions } from './calls/importRedemptions.ts'
import { redeemAtDoor } from './calls/redeemAtDoor.ts'
import { redeemVoucherAtDoor } from './calls/redeemVoucherAtDoor.ts'
import { revokeStoryLink } from './calls/revokeStoryLink.ts'
import { saveCollabCosts } from './calls/saveCollabCosts.ts'
import { saveCostSettings } from './calls/saveCostSettings.ts'
import { saveCpm } from './calls/saveCpm.ts'
import { saveDayRates } from './calls/saveDayRates.ts'
import { shareStory } from './calls/shareStory.ts'
import { getSharedReport } from './calls/getSharedReport.ts'
import { revokeReportLink } from './calls/revokeReportLink.ts'
import { saveReportLogo } from './calls/saveReportLogo.ts'
import { saveReportWords } from './calls/saveReportWords.ts'
import { shareReport } from './calls/shareReport.ts'

export const valueHandlers: HandlersOf<typeof valueCalls> = {
  answerFrontPage,
  askForFrontPage,
  getFrontStory,
  showOnFrontPage,
  countHeardAtDoor,
  createBookingCode,
  createTrackedLink,
  createVoucher,
  endTrackedLink,
  endVoucher,
  getCollabStory,
  getCollabValue,
  getCostSettings,
  getDoorSignals,
  getMonthlyReport,
  getPortfolioBrand,
  getSharedReport,
  getSharedStory,
  getTracking,
  getValue,
  getValuePortfolio,
  deleteCpm,
  getValueTables,
  readBookings,
  importRedemptions,
  redeemAtDoor,
  redeemVoucherAtDoor,
  revokeReportLink,
  revokeStoryLink,
  saveCollabCosts,
  saveCostSettings,
  saveCpm,
  saveDayRates,
  saveReportLogo,
  saveReportWords,
  shareReport,
  shareStory,
}

import type { HandlersOf } from '../../../access/server/handler.ts'
import type { valueCalls } from '../contract.ts'
import { countHeardAtDoor } from './calls/countHeardAtDoor.ts'
import { createBookingCode } from './calls/createBookingCode.ts'
import { createTrackedLink } from './calls/createTrackedLink.ts'
import { endTrackedLink } from './calls/endTrackedLink.ts'
import { getCollabStory } from './calls/getCollabStory.ts'
import { getCollabValue } from './calls/getCollabValue.ts'
import { getCostSettings } from './calls/getCostSettings.ts'
import { getDoorSignals } from './calls/getDoorSignals.ts'
import { getMonthlyReport } from './calls/getMonthlyReport.ts'
import { getSharedStory } from './calls/getSharedStory.ts'
import { getTracking } from './calls/getTracking.ts'
import { getValue } from './calls/getValue.ts'
import { deleteCpm } from './calls/deleteCpm.ts'
import { getValueTables } from './calls/getValueTables.ts'
import { importRedemptions } from './calls/importRedemptions.ts'
import { redeemAtDoor } from './calls/redeemAtDoor.ts'
import { revokeStoryLink } from './calls/revokeStoryLink.ts'
import { saveCollabCosts } from './calls/saveCollabCosts.ts'
import { saveCostSettings } from './calls/saveCostSettings.ts'
import { saveCpm } from './calls/saveCpm.ts'
import { saveDayRates } from './calls/saveDayRates.ts'
import { shareStory } from './calls/shareStory.ts'

export const valueHandlers: HandlersOf<typeof valueCalls> = {
  countHeardAtDoor,
  createBookingCode,
  createTrackedLink,
  endTrackedLink,
  getCollabStory,
  getCollabValue,
  getCostSettings,
  getDoorSignals,
  getMonthlyReport,
  getSharedStory,
  getTracking,
  getValue,
  deleteCpm,
  getValueTables,
  importRedemptions,
  redeemAtDoor,
  revokeStoryLink,
  saveCollabCosts,
  saveCostSettings,
  saveCpm,
  saveDayRates,
  shareStory,
}

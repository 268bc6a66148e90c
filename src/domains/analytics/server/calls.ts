import type { HandlersOf } from '../../../access/server/handler.ts'
import type { analyticsCalls } from '../contract.ts'
import { getAnalytics } from './calls/getAnalytics.ts'
import { getBrandPlan } from './calls/getBrandPlan.ts'
import { getBrandSummary } from './calls/getBrandSummary.ts'
import { listNumberRows } from './calls/listNumberRows.ts'
import { listPublishedRows } from './calls/listPublishedRows.ts'

export const analyticsHandlers: HandlersOf<typeof analyticsCalls> = {
  getAnalytics,
  getBrandSummary,
  getBrandPlan,
  listNumberRows,
  listPublishedRows,
}

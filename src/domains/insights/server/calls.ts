import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { insightCalls } from '../contract.ts'
import { getAnalytics } from './calls/getAnalytics.ts'
import { getBrandFigures } from './calls/getBrandFigures.ts'
import { getBrandPlan } from './calls/getBrandPlan.ts'

export const insightHandlers: HandlersOf<typeof insightCalls> = { getAnalytics, getBrandFigures, getBrandPlan }

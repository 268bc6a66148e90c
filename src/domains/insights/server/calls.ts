import type { HandlersOf } from '../../accounts/server/handler.ts'
import type { insightCalls } from '../contract.ts'
import { getBrandFigures } from './calls/getBrandFigures.ts'

export const insightHandlers: HandlersOf<typeof insightCalls> = { getBrandFigures }

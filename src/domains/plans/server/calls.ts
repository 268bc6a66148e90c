import type { HandlersOf } from '../../../access/server/handler.ts'
import type { planCalls } from '../contract.ts'
import { getPricingTiers } from './calls/getPricingTiers.ts'

export const planHandlers: HandlersOf<typeof planCalls> = { getPricingTiers }

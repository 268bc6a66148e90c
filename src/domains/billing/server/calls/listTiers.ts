import type { Handler } from '../../../../access/server/handler.ts'
import { currencies } from '../../../plans/tiers.ts'
import type { billingCalls } from '../../contract.ts'
import { listTierRows } from '../tiers.ts'

export const listTiers: Handler<typeof billingCalls.listTiers> = async (_input, { db }) => ({
  rows: await listTierRows(db),
  currencies: [...currencies],
})

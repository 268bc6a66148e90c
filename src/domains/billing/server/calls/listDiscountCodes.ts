import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { listCodes } from '../discount-view.ts'

export const listDiscountCodes: Handler<typeof billingCalls.listDiscountCodes> = async (_input, { db }) => ({
  rows: await listCodes(db),
})

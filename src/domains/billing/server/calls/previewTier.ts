import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { effectOf, getTierRow, priceProblems } from '../tiers.ts'

export const previewTier: Handler<typeof billingCalls.previewTier> = async ({ id, fields }, { db, payments }) => {
  const before = await getTierRow(db, id)
  const problems = await priceProblems(db, payments, before, fields)
  return { ...(await effectOf(db, before, fields)), problems }
}

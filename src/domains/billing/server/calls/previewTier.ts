import type { Handler } from '../../../../access/server/handler.ts'
import type { billingCalls } from '../../contract.ts'
import { effectOf, getTierRow, tierProblems } from '../tiers.ts'

export const previewTier: Handler<typeof billingCalls.previewTier> = async ({ id, fields }, { db, payments }) => {
  const before = await getTierRow(db, id)
  const problems = await tierProblems(db, payments, before, fields)
  return { ...(await effectOf(db, before, fields)), problems }
}

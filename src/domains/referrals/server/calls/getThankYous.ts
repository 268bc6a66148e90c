import type { Handler } from '../../../../access/server/handler.ts'
import type { referralCalls } from '../../contract.ts'
import { findThankYous } from '../thank-yous.ts'

export const getThankYous: Handler<typeof referralCalls.getThankYous> = async (_input, { actor, db }) => {
  const { influencer, brand } = await findThankYous(db)
  return { rows: [influencer, brand], can: { save: actor.staff === 'admin' } }
}

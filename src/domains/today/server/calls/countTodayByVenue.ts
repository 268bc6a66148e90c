import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { todayCalls } from '../../contract.ts'
import { countWaitingByVenue } from '../today.ts'

export const countTodayByVenue: Handler<typeof todayCalls.countTodayByVenue> = async (_input, { actor, db }) => {
  const brandUids = Object.keys(actor.brands)
  const due = await countWaitingByVenue(db, { who: 'brand', accountUid: accountOf(actor), brandUids })
  return { venues: [...due].map(([uid, { requests, reviews, others }]) => ({ uid, requests, reviews, others })) }
}

import { CallError } from '../../../../kit/contract/errors.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { meetingCalls } from '../../contract.ts'
import { findStaffCard } from '../staff-cards.ts'

export const getStaffCard: Handler<typeof meetingCalls.getStaffCard> = async ({ slug }, { db }) => {
  const card = await findStaffCard(db, slug)
  if (!card) throw new CallError('not-found', 'We couldn’t find anyone on our team at this address.')
  return card
}

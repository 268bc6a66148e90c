import type { Handler } from '../../../../access/server/handler.ts'
import type { notificationCalls } from '../../contract.ts'
import { openUnsubscribe, viewEnded } from '../unsubscribe-link.ts'

export const getUnsubscribe: Handler<typeof notificationCalls.getUnsubscribe> = async ({ token }, { config, db }) => {
  const link = await openUnsubscribe(db, config, token)
  return viewEnded(link)
}

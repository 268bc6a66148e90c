import type { Handler } from '../../../accounts/server/handler.ts'
import type { noticeCalls } from '../../contract.ts'
import { openUnsubscribe, viewEnded } from '../end-mail.ts'

export const getUnsubscribe: Handler<typeof noticeCalls.getUnsubscribe> = async ({ token }, { config, db }) => {
  const link = await openUnsubscribe(db, config, token)
  return viewEnded(link)
}

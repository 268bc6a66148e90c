import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { getEmailChangeOf } from '../email-change.ts'

export const getEmailChange: Handler<typeof accountCalls.getEmailChange> = async ({ token }, { db }) => {
  const { change, side } = await getEmailChangeOf(db, token)
  return { side, newEmail: change.newEmail, expiresAt: change.expiresAt.toISOString() }
}

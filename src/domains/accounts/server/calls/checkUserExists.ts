import type { accountCalls } from '../../contract.ts'
import { findAccountByEmail } from '../accounts.ts'
import type { Handler } from '../../../../access/server/handler.ts'

/** With REVEAL_ACCOUNT_EXISTENCE off every address is answered alike. */
export const checkUserExists: Handler<typeof accountCalls.checkUserExists> = async ({ email }, { db, config }) => ({
  exists: config.REVEAL_ACCOUNT_EXISTENCE === 'off' || (await findAccountByEmail(db, email)) !== null,
})

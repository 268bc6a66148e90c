import { accountOf } from '../../../../access/roles.ts'
import type { Handler } from '../../../../access/server/handler.ts'
import type { accountCalls } from '../../contract.ts'
import { getAccount } from '../accounts.ts'
import { startRegistration } from '../passkeys.ts'

export const startPasskey: Handler<typeof accountCalls.startPasskey> = async (_input, { actor, config, tx }) => {
  const account = await getAccount(tx, accountOf(actor))
  return { options: await startRegistration(tx, config, account) }
}
